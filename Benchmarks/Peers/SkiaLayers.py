"""A list of rounded rectangles painted by Skia's raster; the commands are those of RectangleList.h, but for moves.

    SkiaLayers.py skia

Skia is set up as suits it best: the list is recorded once, and replayed by a single call, so nothing of Python is in the time. A record
cannot be changed: moving an item would be recording all of it anew, of which Python is no measure.
"""

import importlib.metadata
import sys
import time

import skia

WIDTH, HEIGHT = 1920, 1080


class SkiaList:
    def __init__(self):
        self.surface = skia.Surface.MakeRasterN32Premul(WIDTH, HEIGHT)
        self.canvas = self.surface.getCanvas()
        self.picture, self.count = None, 0

    def create(self, count, width, height, radius, columns, pitch_x, pitch_y):
        self.count, columns = int(count), int(columns)
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))
        for number in range(self.count):
            color = skia.Color(number * 37 % 256, number * 91 % 256, number * 53 % 256)
            rect = skia.Rect.MakeXYWH(number % columns * pitch_x, number // columns * pitch_y, width, height)
            canvas.drawRRect(skia.RRect.MakeRectXY(rect, radius, radius), skia.Paint(AntiAlias=True, Color=color))
        self.picture = recorder.finishRecordingAsPicture()
        self.repaint()

    def repaint(self):
        self.canvas.clear(skia.ColorWHITE)
        self.canvas.drawPicture(self.picture)

    def write(self, file):
        info = skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
        pixels = bytearray(WIDTH * HEIGHT * 4)
        self.surface.readPixels(info, pixels, WIDTH * 4, 0, 0)
        with open(file, "wb") as target:
            return target.write(pixels) // 4


def answer(verb, words, skia_list):
    if verb == "version":
        return f"{importlib.metadata.version('skia-python')} of skia-python"
    if verb == "pixels":
        return skia_list.write(words[0])
    start = time.perf_counter()
    if verb == "create":
        skia_list.create(*(float(word) for word in words[:7]))
    elif verb == "repaint":
        skia_list.repaint()
    else:
        sys.exit(f"no command: {verb}")
    return f"{(time.perf_counter() - start) * 1e6} {skia_list.count}"


painter = SkiaList()
for line in sys.stdin:
    verb, *words = line.split()
    print(answer(verb, words, painter), flush=True)
