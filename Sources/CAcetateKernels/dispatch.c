// Picks, call by call, the fastest kernel that this machine runs. The test is a load and a branch that always goes the same way.

#include "CAcetateKernels.h"

#if defined(__x86_64__)

bool acetate_has_avx2(void) {
    return __builtin_cpu_supports("avx2");
}

// Below one full vector of eight pixels the AVX2 kernels would only hand over to SSE2.
static const ptrdiff_t avx2_minimum = 8;

int32_t acetate_blend_cells(uint32_t *pixels, int32_t *cells, ptrdiff_t count, int32_t winding, uint32_t color, bool even_odd) {
    if (count >= avx2_minimum && __builtin_cpu_supports("avx2")) {
        return acetate_blend_cells_avx2(pixels, cells, count, winding, color, even_odd);
    }
    return acetate_blend_cells_sse2(pixels, cells, count, winding, color, even_odd);
}

int32_t acetate_cover_cells(uint8_t *coverage, int32_t *cells, ptrdiff_t count, int32_t winding, bool even_odd) {
    return acetate_cover_cells_sse2(coverage, cells, count, winding, even_odd);
}

void acetate_blend_coverage(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, uint32_t color) {
    if (count >= avx2_minimum && __builtin_cpu_supports("avx2")) {
        acetate_blend_coverage_avx2(pixels, coverage, count, color);
    } else {
        acetate_blend_coverage_sse2(pixels, coverage, count, color);
    }
}

void acetate_blend_color(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    if (count >= avx2_minimum && __builtin_cpu_supports("avx2")) {
        acetate_blend_color_avx2(pixels, count, color);
    } else {
        acetate_blend_color_sse2(pixels, count, color);
    }
}

void acetate_blend_pixels(uint32_t *pixels, const uint32_t *sources, ptrdiff_t count) {
    if (count >= avx2_minimum && __builtin_cpu_supports("avx2")) {
        acetate_blend_pixels_avx2(pixels, sources, count);
    } else {
        acetate_blend_pixels_sse2(pixels, sources, count);
    }
}

void acetate_fill_color(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    if (count >= avx2_minimum && __builtin_cpu_supports("avx2")) {
        acetate_fill_color_avx2(pixels, count, color);
    } else {
        acetate_fill_color_sse2(pixels, count, color);
    }
}

void acetate_fill_corner_rows(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, const uint8_t *coverage, ptrdiff_t side, uint32_t color) {
    if (__builtin_cpu_supports("avx2")) {
        acetate_fill_corner_rows_avx2(pixels, stride, rows, width, coverage, side, color);
    } else {
        acetate_fill_corner_rows_sse2(pixels, stride, rows, width, coverage, side, color);
    }
}

void acetate_fill_rows(uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, uint32_t color) {
    if (width >= avx2_minimum && __builtin_cpu_supports("avx2")) {
        for (; rows > 0; rows--, pixels += stride) acetate_fill_color_avx2(pixels, width, color);
    } else {
        for (; rows > 0; rows--, pixels += stride) acetate_fill_color_sse2(pixels, width, color);
    }
}

void acetate_interpolate(
    uint32_t *pixels, const acetate_pair *pairs, ptrdiff_t count, const uint32_t *upper, const uint32_t *lower, uint32_t share, bool over) {
    if (__builtin_cpu_supports("avx2")) {
        acetate_interpolate_avx2(pixels, pairs, count, upper, lower, share, over);
    } else {
        acetate_interpolate_sse2(pixels, pairs, count, upper, lower, share, over);
    }
}

void acetate_multiply_bytes(uint8_t *products, const uint8_t *left, const uint8_t *right, ptrdiff_t count) {
    if (__builtin_cpu_supports("avx2")) {
        acetate_multiply_bytes_avx2(products, left, right, count);
    } else {
        acetate_multiply_bytes_sse2(products, left, right, count);
    }
}

#else

int32_t acetate_blend_cells(uint32_t *pixels, int32_t *cells, ptrdiff_t count, int32_t winding, uint32_t color, bool even_odd) {
    return acetate_blend_cells_portable(pixels, cells, count, winding, color, even_odd);
}

int32_t acetate_cover_cells(uint8_t *coverage, int32_t *cells, ptrdiff_t count, int32_t winding, bool even_odd) {
    return acetate_cover_cells_portable(coverage, cells, count, winding, even_odd);
}

void acetate_blend_coverage(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, uint32_t color) {
    acetate_blend_coverage_portable(pixels, coverage, count, color);
}

void acetate_blend_color(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    acetate_blend_color_portable(pixels, count, color);
}

void acetate_blend_pixels(uint32_t *pixels, const uint32_t *sources, ptrdiff_t count) {
    acetate_blend_pixels_portable(pixels, sources, count);
}

void acetate_fill_color(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    acetate_fill_color_portable(pixels, count, color);
}

void acetate_fill_corner_rows(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, const uint8_t *coverage, ptrdiff_t side, uint32_t color) {
    acetate_fill_corner_rows_portable(pixels, stride, rows, width, coverage, side, color);
}

void acetate_fill_rows(uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, uint32_t color) {
    for (; rows > 0; rows--, pixels += stride) acetate_fill_color_portable(pixels, width, color);
}

void acetate_interpolate(
    uint32_t *pixels, const acetate_pair *pairs, ptrdiff_t count, const uint32_t *upper, const uint32_t *lower, uint32_t share, bool over) {
    acetate_interpolate_portable(pixels, pairs, count, upper, lower, share, over);
}

void acetate_multiply_bytes(uint8_t *products, const uint8_t *left, const uint8_t *right, ptrdiff_t count) {
    acetate_multiply_bytes_portable(products, left, right, count);
}

#endif
