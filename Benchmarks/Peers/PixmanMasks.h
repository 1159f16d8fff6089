// Pictures in memory that pixman composites, and masks of rounded rectangles, sharp or blurred.

#pragma once

#include <pixman.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

/// A pixman image that is shared by whoever holds it; or none.
class Picture {
public:
    Picture(std::nullptr_t) {}

    Picture(pixman_format_code_t format, int width, int height)
        : Picture(pixman_image_create_bits(format, width, height, nullptr, 0)) {}

    static Picture solid(const pixman_color_t &color) { return Picture(pixman_image_create_solid_fill(&color)); }

    /// Columns from blue to red, again and again, of the same alpha everywhere.
    static Picture columns(int width, int height, uint32_t alpha) {
        Picture picture(PIXMAN_a8r8g8b8, width, height);
        for (int number = 0; number < width * height; ++number) {
            const uint32_t red = uint32_t(number % width) & 255;
            picture.pixels()[number] = alpha << 24 | alpha * red / 255 << 16 | alpha * 128 / 255 << 8 | alpha * (255 - red) / 255;
        }
        return picture;
    }

    pixman_image_t *image() const { return shared.get(); }
    uint32_t *pixels() const { return pixman_image_get_data(image()); }
    int stride() const { return pixman_image_get_stride(image()); }
    void clear() const { std::memset(pixels(), 0, size_t(stride()) * pixman_image_get_height(image())); }

private:
    std::shared_ptr<pixman_image_t> shared;

    explicit Picture(pixman_image_t *image) : shared(image, pixman_image_unref) {}
};

/// Masks of rounded rectangles, each made once.
class Masks {
public:
    /// How far a blur reaches, in pixels: beyond three standard deviations there is less than 1/255.
    static int reach(double sigma) { return int(std::ceil(3 * sigma)); }

    Picture mask(int width, int height, double radius, double sigma) {
        const auto key = std::make_tuple(width, height, radius, sigma);
        const auto found = made.find(key);
        if (found != made.end()) return found->second;
        return made.emplace(key, make(width, height, radius, sigma)).first->second;
    }

private:
    std::map<std::tuple<int, int, double, double>, Picture> made;

    static Picture make(int width, int height, double radius, double sigma) {
        const int reach = Masks::reach(sigma), fullWidth = width + 2 * reach, fullHeight = height + 2 * reach;
        std::vector<double> coverage(size_t(fullWidth) * fullHeight);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                coverage[size_t(y + reach) * fullWidth + x + reach] = covered(x, y, width, height, radius);
            }
        }
        if (sigma > 0) {
            blur(coverage, fullWidth, fullHeight, 1, fullWidth, sigma);
            blur(coverage, fullHeight, fullWidth, fullWidth, 1, sigma);
        }
        Picture picture(PIXMAN_a8, fullWidth, fullHeight);
        auto *bytes = reinterpret_cast<uint8_t *>(picture.pixels());
        for (int y = 0; y < fullHeight; ++y) {
            for (int x = 0; x < fullWidth; ++x) {
                bytes[y * picture.stride() + x] = uint8_t(std::lround(coverage[size_t(y) * fullWidth + x] * 255));
            }
        }
        return picture;
    }

    /// The share of a pixel that lies in the shape, by 16 × 16 points.
    static double covered(int x, int y, int width, int height, double radius) {
        int count = 0;
        for (int point = 0; point < 256; ++point) {
            const double px = x + (point % 16 + 0.5) / 16, py = y + (point / 16 + 0.5) / 16;
            const double dx = std::max({radius - px, px - width + radius, 0.0}), dy = std::max({radius - py, py - height + radius, 0.0});
            if (dx * dx + dy * dy <= radius * radius) ++count;
        }
        return count / 256.0;
    }

    /// Convolves the lines of a plane with a Gaussian bell.
    static void blur(std::vector<double> &plane, int length, int lines, int along, int across, double sigma) {
        std::vector<double> bell, line(length);
        double sum = 0;
        for (int x = -reach(sigma); x <= reach(sigma); ++x) bell.push_back(std::exp(-x * x / (2 * sigma * sigma)));
        for (const double weight : bell) sum += weight;
        for (int number = 0; number < lines; ++number) {
            double *start = &plane[size_t(number) * across];
            for (int x = 0; x < length; ++x) line[x] = start[size_t(x) * along];
            for (int x = 0; x < length; ++x) {
                double mean = 0;
                for (int place = 0; place < int(bell.size()); ++place) {
                    const int from = x + place - reach(sigma);
                    if (from >= 0 && from < length) mean += bell[place] / sum * line[from];
                }
                start[size_t(x) * along] = mean;
            }
        }
    }
};
