"""Drawings by Skia's raster or by Blend2D.

    RasterDrawing.py skia|blend2d

Reads the commands that CairoDrawing.cpp describes, and answers them alike: version, case, time, pixels.

Both are set up as suits them best: paths, paints and pictures are made beforehand and kept; Skia's surface has its native order of
colours; Blend2D draws in the thread that calls it. What is called from Python costs Python's time besides, for three calls a drawing. The
same calls with an empty path are timed in each turn, and the least that they ever took is taken off.
"""

import importlib.metadata
import sys
import time

import numpy

PICTURE_SIZE = 64
COLOR = (32 / 255, 96 / 255, 192 / 255)
ORANGE = (1, 0.5, 0)


def picture_pixels():
    """Premultiplied red, green, blue and alpha of the picture, and where they go."""
    for y in range(PICTURE_SIZE):
        for x in range(PICTURE_SIZE):
            alpha = 255 - x - y
            yield x, y, (alpha * x // 63, alpha * y // 63, alpha * ((x ^ y) & 63) // 63, alpha)


def path_steps(words):
    """The verbs of a path, each with its numbers."""
    words = iter(words)
    for verb in words:
        yield verb, [float(next(words)) for _ in range({"M": 2, "L": 2, "C": 6, "Z": 0}[verb])]


class SkiaDrawing:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.surface = skia.Surface.MakeRasterN32Premul(width, height)
        self.canvas = self.surface.getCanvas()
        self.paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(*COLOR, 1))
        self.translate = self.canvas.translate
        empty = skia.Path()
        self.draw_nothing = lambda: self.canvas.drawPath(empty, self.paint)

    def read_path(self, words):
        path = skia.Path()
        for verb, numbers in path_steps(words):
            {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Z": path.close}[verb](*numbers)
        return path

    def draws(self, path):
        draw_path, paint = self.canvas.drawPath, self.paint
        return lambda: draw_path(path, paint)

    def prepare_fill(self, rule, *path):
        path = self.read_path(path)
        path.setFillType(skia.PathFillType.kEvenOdd if rule == "evenodd" else skia.PathFillType.kWinding)
        return self.draws(path)

    def prepare_stroke(self, width, dashes, path):
        self.paint.setStyle(skia.Paint.kStroke_Style)
        self.paint.setStrokeWidth(width)
        self.paint.setStrokeMiter(10)
        if dashes:
            self.paint.setPathEffect(skia.DashPathEffect.Make(dashes, 0))
        return self.draws(self.read_path(path))

    def prepare_gradient(self, start, end, path):
        colors = [skia.Color4f(*color, 1).toColor() for color in (COLOR, ORANGE)]
        self.paint.setShader(skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], colors))
        return self.draws(self.read_path(path))

    def prepare_shadow(self, dx, dy, blur, path):
        path = self.read_path(path)
        displaced = skia.Path(path)
        displaced.offset(dx, dy)
        shadow = skia.Paint(
            AntiAlias=True, Color4f=skia.Color4f(0, 0, 0, 0.3), MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur / 2))

        def draw():
            self.canvas.drawPath(displaced, shadow)
            self.canvas.drawPath(path, self.paint)

        return draw

    def prepare_picture(self, x, y, width, height):
        pixels = numpy.zeros((PICTURE_SIZE, PICTURE_SIZE, 4), numpy.uint8)
        for column, row, color in picture_pixels():
            pixels[row, column] = color
        info = skia.ImageInfo.Make(PICTURE_SIZE, PICTURE_SIZE, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        picture = skia.Surface.MakeRasterN32Premul(PICTURE_SIZE, PICTURE_SIZE)
        picture.writePixels(skia.Pixmap(info, pixels, PICTURE_SIZE * 4), 0, 0)
        image, target = picture.makeImageSnapshot(), skia.Rect.MakeXYWH(x, y, width, height)
        source, sampling = skia.Rect.MakeWH(PICTURE_SIZE, PICTURE_SIZE), skia.SamplingOptions(skia.FilterMode.kLinear)
        constraint = skia.Canvas.SrcRectConstraint.kStrict_SrcRectConstraint
        return lambda: self.canvas.drawImageRect(image, source, target, sampling, None, constraint)

    def clear(self):
        self.canvas.clear(0)

    def finish(self):
        pass

    def pixels(self):
        """Blue, green, red and alpha."""
        info = skia.ImageInfo.Make(self.width, self.height, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
        pixels = bytearray(self.width * self.height * 4)
        self.surface.readPixels(info, pixels, self.width * 4, 0, 0)
        return bytes(pixels)


class Blend2DDrawing:
    def __init__(self, width, height):
        self.image = blend2d.BLImage(width, height)
        self.context = blend2d.BLContext(self.image)
        self.context.set_fill_style((*COLOR, 1.0))
        self.context.set_stroke_style((*COLOR, 1.0))
        self.translate = self.context.translate
        empty = blend2d.BLPath()
        self.draw_nothing = lambda: self.context.fill_path(empty)

    def read_path(self, words):
        path = blend2d.BLPath()
        for verb, numbers in path_steps(words):
            {"M": path.move_to, "L": path.line_to, "C": path.cubic_to, "Z": path.close}[verb](*numbers)
        return path

    def prepare_fill(self, rule, *path):
        path, fill_path = self.read_path(path), self.context.fill_path
        self.context.fill_rule = blend2d.BLFillRule.EVEN_ODD if rule == "evenodd" else blend2d.BLFillRule.NON_ZERO
        return lambda: fill_path(path)

    def prepare_stroke(self, width, dashes, path):
        self.context.stroke_width = width
        if dashes:
            return None  # It takes them and draws the line solid.
        path, stroke_path = self.read_path(path), self.context.stroke_path
        return lambda: stroke_path(path)

    def prepare_gradient(self, start, end, path):
        gradient = blend2d.BLGradient()
        gradient.set_values(0, numpy.array([*start, *end], numpy.float64))
        gradient.add_stop(0, (*COLOR, 1.0))
        gradient.add_stop(1, (*ORANGE, 1.0))
        self.context.set_fill_style(gradient)
        path, fill_path = self.read_path(path), self.context.fill_path
        return lambda: fill_path(path)

    def prepare_shadow(self, dx, dy, blur, path):
        return None

    def prepare_picture(self, x, y, width, height):
        image = blend2d.BLImage(PICTURE_SIZE, PICTURE_SIZE)
        context = blend2d.BLContext(image)
        context.clear_all()
        for column, row, color in picture_pixels():
            alpha = color[3]
            context.set_fill_style((*(part / alpha for part in color[:3]), alpha / 255))
            context.fill_rect(blend2d.BLRect(column, row, 1, 1))
        context.flush()
        area = blend2d.BLRectI(0, 0, PICTURE_SIZE, PICTURE_SIZE)
        matrix = blend2d.Matrix2D(width / PICTURE_SIZE, 0, 0, height / PICTURE_SIZE, x, y)
        self.context.set_fill_style(blend2d.BLPattern(image, area, blend2d.BLExtendMode.PAD, matrix))
        target, fill_rect = blend2d.BLRect(x, y, width, height), self.context.fill_rect
        return lambda: fill_rect(target)

    def clear(self):
        self.context.clear_all()

    def finish(self):
        self.context.flush()

    def pixels(self):
        """Blue, green, red and alpha; the package hands out red, green, blue and alpha."""
        self.finish()
        return self.image.getDataAsNumPy()[:, :, [2, 1, 0, 3]].tobytes()


class Case:
    """A drawing at the offsets of its case."""

    def __init__(self, words):
        width, height, count = (int(word) for word in words[:3])
        places = [float(word) for word in words[3 : 3 + 2 * count]]
        self.offsets = list(zip(places[::2], places[1::2]))
        self.drawing = Drawing(width, height)
        self.calls = float("inf")
        self.draw = self.prepare(words[3 + 2 * count], words[4 + 2 * count :])

    def prepare(self, verb, words):
        drawing = self.drawing
        if verb == "fill":
            return drawing.prepare_fill(*words)
        if verb == "stroke":
            end = 2 + int(words[1])
            return drawing.prepare_stroke(float(words[0]), [float(word) for word in words[2:end]], words[end:])
        if verb == "gradient":
            x0, y0, x1, y1 = (float(word) for word in words[:4])
            return drawing.prepare_gradient((x0, y0), (x1, y1), words[4:])
        if verb == "shadow":
            return drawing.prepare_shadow(*(float(word) for word in words[:3]), words[3:])
        if verb == "picture":
            return drawing.prepare_picture(*(float(word) for word in words))
        return None

    def repeat(self, draw, numbers):
        """Seconds for the drawings of these numbers."""
        translate, places = self.drawing.translate, [self.offsets[number % len(self.offsets)] for number in numbers]
        start = time.perf_counter()
        for x, y in places:
            translate(x, y)
            draw()
            translate(-x, -y)
        self.drawing.finish()
        return time.perf_counter() - start

    def time(self, count):
        """Microseconds a drawing, without Python's share. The first, which does not count, brings the memory near."""
        self.calls = min(self.calls, self.repeat(self.drawing.draw_nothing, range(count)) / count)
        self.repeat(self.draw, [0])
        return (self.repeat(self.draw, range(count)) / count - self.calls) * 1e6

    def write(self, number, file):
        self.drawing.clear()
        self.repeat(self.draw, [number])
        with open(file, "wb") as target:
            return target.write(self.drawing.pixels()) // 4


def answer(verb, words, cases):
    if verb == "version":
        return f"{importlib.metadata.version(PACKAGE)} of {PACKAGE}"
    if verb == "case":
        case = Case(words[1:])
        cases[words[0]] = case
        return "ready" if case.draw else "unable"
    case = cases[words[0]]
    if verb == "time":
        return case.time(int(words[1]))
    if verb == "pixels":
        return case.write(int(words[1]), words[2])
    sys.exit(f"no command: {verb}")


if sys.argv[1:] == ["skia"]:
    import skia

    Drawing, PACKAGE = SkiaDrawing, "skia-python"
elif sys.argv[1:] == ["blend2d"]:
    import blend2d

    Drawing, PACKAGE = Blend2DDrawing, "blend2d-python"
else:
    sys.exit(__doc__)

cases = {}
for line in sys.stdin:
    verb, *words = line.split()
    print(answer(verb, words, cases), flush=True)
