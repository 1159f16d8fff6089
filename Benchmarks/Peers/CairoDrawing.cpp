// Drawings by cairo into an image surface, and the calls of pixman beneath them.
//
// Reads one command a line and answers each with one line, so that a benchmark can take turns with it:
//
//   version                                the answer is cairo's version
//   case NAME WIDTH HEIGHT COUNT X Y … WORK
//                                          prepares a drawing on a surface of its own. Drawing number i lies at offset number i modulo
//                                          COUNT. Answers "ready", or "unable" where cairo has no such thing. WORK is one of
//       fill winding|evenodd PATH          PATH is M x y, L x y, C x y x y x y and Z
//       stroke WIDTH COUNT DASH … PATH
//       gradient X0 Y0 X1 Y1 PATH
//       shadow DX DY BLUR PATH             cairo is unable
//       picture X Y WIDTH HEIGHT           a picture of 64 × 64 in this rectangle, bilinear
//       pixman X Y WIDTH HEIGHT            the same by one call of pixman
//   time NAME COUNT                        draws COUNT times; the answer is microseconds a drawing
//   pixels NAME NUMBER FILE                writes what one drawing leaves on a clear surface: premultiplied blue, green, red and alpha,
//                                          a byte each, rows from the top; the answer is how many pixels
//
// Cairo is set up as suits it best: paths, gradients and surfaces are made beforehand and kept. A kept path is replayed by
// cairo_append_path, as a context forgets its path when it fills it. The anti-aliasing is the default; CAIRO_ANTIALIAS_FAST is coarser.

#include <cairo.h>
#include <pixman.h>

#include <chrono>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr int pictureSize = 64;

/// A surface, and a way to draw on it.
class Drawing {
public:
    bool prepare(std::istream &words) {
        int count = 0;
        words >> width >> height >> count;
        offsets.resize(count);
        for (auto &offset : offsets) words >> offset.first >> offset.second;
        pixels.resize(size_t(width) * height);
        auto *bytes = reinterpret_cast<unsigned char *>(pixels.data());
        surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, width, height, width * 4);
        cairo = cairo_create(surface);
        cairo_set_source_rgb(cairo, 32 / 255.0, 96 / 255.0, 192 / 255.0);
        std::string verb;
        words >> verb;
        if (verb == "fill") return prepareFill(words);
        if (verb == "stroke") return prepareStroke(words);
        if (verb == "gradient") return prepareGradient(words);
        if (verb == "picture") return preparePicture(words);
        if (verb == "pixman") return preparePixman(words);
        return false;
    }

    void drawAt(int number) {
        const auto &offset = offsets[number % offsets.size()];
        cairo_translate(cairo, offset.first, offset.second);
        draw();
        cairo_translate(cairo, -offset.first, -offset.second);
    }

    /// Microseconds a drawing. The first, which does not count, brings the memory near that others used meanwhile.
    double time(int count) {
        drawAt(0);
        const auto start = std::chrono::steady_clock::now();
        for (int number = 0; number < count; ++number) drawAt(number);
        cairo_surface_flush(surface);
        const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
        return time.count() / count;
    }

    size_t write(int number, const std::string &file) {
        std::memset(pixels.data(), 0, pixels.size() * 4);
        cairo_surface_mark_dirty(surface);
        drawAt(number);
        cairo_surface_flush(surface);
        std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char *>(pixels.data()), pixels.size() * 4);
        return pixels.size();
    }

private:
    int width = 0, height = 0;
    std::vector<std::pair<double, double>> offsets;
    std::vector<uint32_t> pixels;
    std::vector<uint32_t> picture;
    cairo_surface_t *surface = nullptr;
    cairo_t *cairo = nullptr;
    std::function<void()> draw;

    cairo_path_t *readPath(std::istream &words) {
        cairo_new_path(cairo);
        for (std::string verb; words >> verb;) {
            double x[6];
            for (int number = 0; number < (verb == "C" ? 6 : verb == "Z" ? 0 : 2); ++number) words >> x[number];
            if (verb == "M") cairo_move_to(cairo, x[0], x[1]);
            if (verb == "L") cairo_line_to(cairo, x[0], x[1]);
            if (verb == "C") cairo_curve_to(cairo, x[0], x[1], x[2], x[3], x[4], x[5]);
            if (verb == "Z") cairo_close_path(cairo);
        }
        cairo_path_t *path = cairo_copy_path(cairo);
        cairo_new_path(cairo);
        return path;
    }

    bool prepareFill(std::istream &words) {
        std::string rule;
        words >> rule;
        cairo_set_fill_rule(cairo, rule == "evenodd" ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
        cairo_path_t *path = readPath(words);
        draw = [this, path] {
            cairo_append_path(cairo, path);
            cairo_fill(cairo);
        };
        return true;
    }

    bool prepareStroke(std::istream &words) {
        double lineWidth = 1;
        int count = 0;
        words >> lineWidth >> count;
        std::vector<double> dashes(count);
        for (double &dash : dashes) words >> dash;
        cairo_set_line_width(cairo, lineWidth);
        cairo_set_dash(cairo, dashes.data(), count, 0);
        cairo_path_t *path = readPath(words);
        draw = [this, path] {
            cairo_append_path(cairo, path);
            cairo_stroke(cairo);
        };
        return true;
    }

    bool prepareGradient(std::istream &words) {
        double x0, y0, x1, y1;
        words >> x0 >> y0 >> x1 >> y1;
        cairo_pattern_t *pattern = cairo_pattern_create_linear(x0, y0, x1, y1);
        cairo_pattern_add_color_stop_rgb(pattern, 0, 32 / 255.0, 96 / 255.0, 192 / 255.0);
        cairo_pattern_add_color_stop_rgb(pattern, 1, 1, 0.5, 0);
        cairo_path_t *path = readPath(words);
        draw = [this, pattern, path] {
            cairo_set_source(cairo, pattern);
            cairo_append_path(cairo, path);
            cairo_fill(cairo);
        };
        return true;
    }

    unsigned char *makePicture() {
        for (uint32_t y = 0; y < pictureSize; ++y) {
            for (uint32_t x = 0; x < pictureSize; ++x) {
                const uint32_t alpha = 255 - x - y;
                picture.push_back(alpha << 24 | alpha * x / 63 << 16 | alpha * y / 63 << 8 | alpha * ((x ^ y) & 63) / 63);
            }
        }
        return reinterpret_cast<unsigned char *>(picture.data());
    }

    bool preparePicture(std::istream &words) {
        double x, y, w, h;
        words >> x >> y >> w >> h;
        cairo_surface_t *source = cairo_image_surface_create_for_data(
            makePicture(), CAIRO_FORMAT_ARGB32, pictureSize, pictureSize, pictureSize * 4);
        cairo_pattern_t *pattern = cairo_pattern_create_for_surface(source);
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR);
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
        cairo_matrix_t matrix;
        cairo_matrix_init_scale(&matrix, pictureSize / w, pictureSize / h);
        cairo_matrix_translate(&matrix, -x, -y);
        cairo_pattern_set_matrix(pattern, &matrix);
        draw = [this, pattern, x, y, w, h] {
            cairo_set_source(cairo, pattern);
            cairo_rectangle(cairo, x, y, w, h);
            cairo_fill(cairo);
        };
        return true;
    }

    bool preparePixman(std::istream &words) {
        double x, y, w, h;
        words >> x >> y >> w >> h;
        makePicture();
        pixman_image_t *source =
            pixman_image_create_bits(PIXMAN_a8r8g8b8, pictureSize, pictureSize, picture.data(), pictureSize * 4);
        pixman_image_t *target = pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, pixels.data(), width * 4);
        pixman_transform_t transform;
        pixman_transform_init_scale(
            &transform, pixman_double_to_fixed(pictureSize / w), pixman_double_to_fixed(pictureSize / h));
        pixman_image_set_transform(source, &transform);
        pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nullptr, 0);
        pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD);
        draw = [this, source, target, x, y, w, h] {
            cairo_matrix_t place;
            cairo_get_matrix(cairo, &place);
            pixman_image_composite32(
                PIXMAN_OP_OVER, source, nullptr, target, 0, 0, 0, 0, int(x + place.x0), int(y + place.y0), int(w), int(h));
        };
        return true;
    }
};

/// The answer to a line; empty where it is no command.
std::string answer(const std::string &line, std::map<std::string, std::unique_ptr<Drawing>> &drawings) {
    std::istringstream words(line);
    std::string verb, name, file;
    words >> verb >> name;
    if (verb == "version") return cairo_version_string();
    if (verb == "case") {
        auto drawing = std::make_unique<Drawing>();
        if (!drawing->prepare(words)) return "unable";
        drawings[name] = std::move(drawing);
        return "ready";
    }
    const auto found = drawings.find(name);
    if (found == drawings.end()) return "";
    int number = 0;
    if (verb == "time" && words >> number && number > 0) return std::to_string(found->second->time(number));
    if (verb == "pixels" && words >> number >> file) return std::to_string(found->second->write(number, file));
    return "";
}

}  // namespace

int main() {
    std::map<std::string, std::unique_ptr<Drawing>> drawings;
    for (std::string line; std::getline(std::cin, line);) {
        const std::string text = answer(line, drawings);
        if (text.empty()) {
            std::cerr << "no command: " << line << std::endl;
            return 2;
        }
        std::cout << text << std::endl;
    }
}
