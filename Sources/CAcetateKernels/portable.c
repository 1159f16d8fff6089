// The kernels in plain C: what every other version is tested against, and all there is on machines other than x86-64.

#include "CAcetateKernels.h"

// Cells add up with wrap-around, as the deposits in them do: unsigned, since signed overflow is undefined in C.
static inline int32_t wrapping_sum(int32_t a, int32_t b) {
    return (int32_t)((uint32_t)a + (uint32_t)b);
}

int32_t acetate_blend_cells_portable(uint32_t *pixels, int32_t *cells, ptrdiff_t count, int32_t winding, uint32_t color, bool even_odd) {
    for (ptrdiff_t i = 0; i < count; i++) {
        winding = wrapping_sum(winding, cells[i]);
        cells[i] = 0;
        uint32_t coverage = acetate_coverage(winding, even_odd);
        pixels[i] = acetate_over(acetate_multiply(color, coverage), pixels[i]);
    }
    return winding;
}

int32_t acetate_cover_cells_portable(uint8_t *coverage, int32_t *cells, ptrdiff_t count, int32_t winding, bool even_odd) {
    for (ptrdiff_t i = 0; i < count; i++) {
        winding = wrapping_sum(winding, cells[i]);
        cells[i] = 0;
        coverage[i] = (uint8_t)acetate_coverage(winding, even_odd);
    }
    return winding;
}

void acetate_blend_coverage_portable(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, uint32_t color) {
    for (ptrdiff_t i = 0; i < count; i++) {
        pixels[i] = acetate_over(acetate_multiply(color, coverage[i]), pixels[i]);
    }
}

void acetate_blend_color_portable(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    for (ptrdiff_t i = 0; i < count; i++) {
        pixels[i] = acetate_over(color, pixels[i]);
    }
}

void acetate_blend_pixels_portable(uint32_t *pixels, const uint32_t *sources, ptrdiff_t count) {
    for (ptrdiff_t i = 0; i < count; i++) {
        pixels[i] = acetate_over(sources[i], pixels[i]);
    }
}

void acetate_fill_color_portable(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    for (ptrdiff_t i = 0; i < count; i++) {
        pixels[i] = color;
    }
}

void acetate_fill_corner_rows_portable(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, const uint8_t *coverage, ptrdiff_t side, uint32_t color) {
    for (; rows > 0; rows--, pixels += stride, coverage += 2 * side) {
        acetate_blend_coverage_portable(pixels, coverage, side, color);
        acetate_fill_color_portable(pixels + side, width - 2 * side, color);
        acetate_blend_coverage_portable(pixels + width - side, coverage + side, side, color);
    }
}

void acetate_interpolate_portable(
    uint32_t *pixels, const acetate_pair *pairs, ptrdiff_t count, const uint32_t *upper, const uint32_t *lower, uint32_t share, bool over) {
    for (ptrdiff_t i = 0; i < count; i++) {
        const uint32_t *above = upper + pairs[i].start, *below = lower + pairs[i].start;
        uint32_t pixel = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            uint32_t left = (above[0] >> shift & 0xff) * (256 - share) + (below[0] >> shift & 0xff) * share;
            uint32_t right = (above[1] >> shift & 0xff) * (256 - share) + (below[1] >> shift & 0xff) * share;
            pixel |= (left * pairs[i].left + right * pairs[i].right + 32768) >> 16 << shift;
        }
        pixels[i] = over ? acetate_over(pixel, pixels[i]) : pixel;
    }
}

void acetate_multiply_bytes_portable(uint8_t *products, const uint8_t *left, const uint8_t *right, ptrdiff_t count) {
    for (ptrdiff_t i = 0; i < count; i++) {
        uint32_t product = (uint32_t)left[i] * right[i] + 128;
        products[i] = (uint8_t)((product + (product >> 8)) >> 8);
    }
}
