// A list of rounded rectangles on a white frame, and the commands by which a benchmark takes turns with whoever paints it.
//
// Reads one command a line and answers each with one line:
//
//   version                                the answer is the library's version
//   create COUNT WIDTH HEIGHT RADIUS COLUMNS PITCHX PITCHY INDEX
//                                          a new list, item i at (i mod COLUMNS · PITCHX, i div COLUMNS · PITCHY), and its first frame;
//                                          INDEX means nothing to a plain list
//   repaint                                paints the whole frame
//   move ITEM X Y                          moves an item, and paints the two places
//   pixels FILE                            writes the frame: premultiplied blue, green, red and alpha, a byte each, rows from the top;
//                                          the answer is how many pixels
//
// `create`, `repaint` and `move` answer "MICROSECONDS PAINTED": how long it took, and of how many items the painting was told.

#pragma once

#include <cairo.h>

#include <chrono>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

constexpr int frameWidth = 1920, frameHeight = 1080;

struct Item {
    double x, y;
    double red, green, blue;
};

class RectangleList {
public:
    double width = 0, height = 0, radius = 0;
    std::vector<Item> items;
    /// Paints into the frame's pixels.
    cairo_t *cairo;

    RectangleList() : pixels(size_t(frameWidth) * frameHeight) {
        auto *bytes = reinterpret_cast<unsigned char *>(pixels.data());
        surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, frameWidth, frameHeight, frameWidth * 4);
        cairo = cairo_create(surface);
    }

    virtual ~RectangleList() = default;

    /// Makes what is kept of the items.
    virtual void prepare() = 0;
    /// Takes note that an item moved.
    virtual void changed(int number) = 0;
    /// Paints all items; the context is clipped to what is wanted.
    virtual void paint() = 0;
    virtual std::string version() const = 0;

    int run() {
        for (std::string line; std::getline(std::cin, line);) {
            const std::string text = answer(line);
            if (text.empty()) {
                std::cerr << "no command: " << line << std::endl;
                return 2;
            }
            std::cout << text << std::endl;
        }
        return 0;
    }

private:
    std::vector<uint32_t> pixels;
    cairo_surface_t *surface;

    void create(std::istream &words) {
        int count = 0, columns = 1;
        double pitchX = 0, pitchY = 0;
        words >> count >> width >> height >> radius >> columns >> pitchX >> pitchY;
        items.resize(count);
        for (int number = 0; number < count; ++number) {
            const double red = number * 37 % 256 / 255.0, green = number * 91 % 256 / 255.0, blue = number * 53 % 256 / 255.0;
            items[number] = {number % columns * pitchX, number / columns * pitchY, red, green, blue};
        }
        prepare();
    }

    void showFrame() {
        cairo_set_source_rgb(cairo, 1, 1, 1);
        cairo_paint(cairo);
        paint();
        cairo_surface_flush(surface);
    }

    void addPlace(const Item &item) { cairo_rectangle(cairo, item.x, item.y, width, height); }

    void move(std::istream &words) {
        size_t number = 0;
        words >> number;
        Item &item = items.at(number);
        addPlace(item);
        words >> item.x >> item.y;
        addPlace(item);
        changed(int(number));
        cairo_clip(cairo);
        showFrame();
        cairo_reset_clip(cairo);
    }

    std::string answer(const std::string &line) {
        std::istringstream words(line);
        std::string verb, file;
        words >> verb;
        if (verb == "version") return version();
        if (verb == "pixels" && words >> file) {
            std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char *>(pixels.data()), pixels.size() * 4);
            return std::to_string(pixels.size());
        }
        const auto start = std::chrono::steady_clock::now();
        if (verb == "create") create(words);
        if (verb == "move") {
            move(words);
        } else if (verb == "create" || verb == "repaint") {
            showFrame();
        } else {
            return "";
        }
        const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
        return std::to_string(time.count()) + ' ' + std::to_string(items.size());
    }
};
