// The inner loops of drawing, in C so that they may use SIMD instructions that the package is not compiled for.
//
// Every kernel comes three times: `_portable` is plain C and defines the result; `_sse2` and `_avx2` exist on x86-64 only and give the
// same bytes faster; the name without a suffix picks the fastest that this machine has. Pixels are premultiplied ARGB, eight bits a
// channel, alpha in the top byte. Pointers need no alignment beyond their type's. A count of zero or less does nothing.

#ifndef ACETATE_KERNELS_H
#define ACETATE_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CAcetateGradients.h"
#include "CAcetateMixing.h"

/// The coverage, 0 to 255, of a pixel with this winding sum, in which 65536 is one full turn over the whole pixel.
///
/// Nonzero clamps the absolute sum at one turn. Even-odd folds it with a period of two turns: shifted left by 15, two turns are
/// exactly 2³², so the wrap is the modulo and the absolute value is the fold. Both then scale one turn to 2¹⁵, and 255/2¹⁵ is 510/2¹⁶,
/// rounded to nearest: half a pixel is 128.
static inline uint32_t acetate_coverage(int32_t winding, bool even_odd) {
    uint32_t folded = (uint32_t)winding << (even_odd ? 15 : 0);
    uint32_t magnitude = (folded >> 31) ? 0 - folded : folded;
    uint32_t area = magnitude >> (even_odd ? 16 : 1);
    if (area > 32767) area = 32767;
    return (area * 510 + 32768) >> 16;
}

/// Each channel of `color` times `alpha`/255, rounded to nearest.
///
/// Two channels share one word. (t + (t >> 8)) >> 8 with t = x·a + 128 is the rounded quotient by 255 for all bytes x and a.
static inline uint32_t acetate_multiply(uint32_t color, uint32_t alpha) {
    uint32_t red_blue = (color & 0x00ff00ff) * alpha + 0x00800080;
    uint32_t alpha_green = ((color >> 8) & 0x00ff00ff) * alpha + 0x00800080;
    red_blue = ((red_blue + ((red_blue >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
    alpha_green = (alpha_green + ((alpha_green >> 8) & 0x00ff00ff)) & 0xff00ff00;
    return red_blue | alpha_green;
}

/// `source` over `destination`. No channel overflows as long as `source` is premultiplied.
static inline uint32_t acetate_over(uint32_t source, uint32_t destination) {
    return source + acetate_multiply(destination, 255 - (source >> 24));
}

/// Blends `color` over `count` pixels, each weighted by the coverage of `winding` plus the sum of the cells up to and including its own.
/// Zeroes those cells. Returns the winding after the last one.
int32_t acetate_blend_cells(uint32_t *pixels, int32_t *cells, ptrdiff_t count, int32_t winding, uint32_t color, bool even_odd);
int32_t acetate_blend_cells_portable(uint32_t *pixels, int32_t *cells, ptrdiff_t count, int32_t winding, uint32_t color, bool even_odd);

/// As `acetate_blend_cells`, but stores the coverage itself, one byte a pixel.
int32_t acetate_cover_cells(uint8_t *coverage, int32_t *cells, ptrdiff_t count, int32_t winding, bool even_odd);
int32_t acetate_cover_cells_portable(uint8_t *coverage, int32_t *cells, ptrdiff_t count, int32_t winding, bool even_odd);

/// How one of a row of new pixels is mixed from two neighbours of an old row: where the left one is, and what is taken of each, in 256ths.
typedef struct {
    int32_t start;
    uint16_t left;
    uint16_t right;
} acetate_pair;

/// Mixes `count` pixels from two old rows, of which `share` 256ths are the lower one's, as the pairs say; each component is rounded once,
/// to nearest. They are blended over what is there, or replace it.
void acetate_interpolate(
    uint32_t *pixels, const acetate_pair *pairs, ptrdiff_t count, const uint32_t *upper, const uint32_t *lower, uint32_t share, bool over);
void acetate_interpolate_portable(
    uint32_t *pixels, const acetate_pair *pairs, ptrdiff_t count, const uint32_t *upper, const uint32_t *lower, uint32_t share, bool over);

/// Blends `color` over `count` pixels, each weighted by its byte of `coverage`.
void acetate_blend_coverage(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, uint32_t color);
void acetate_blend_coverage_portable(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, uint32_t color);

/// Blends `color` over `count` pixels.
void acetate_blend_color(uint32_t *pixels, ptrdiff_t count, uint32_t color);
void acetate_blend_color_portable(uint32_t *pixels, ptrdiff_t count, uint32_t color);

/// Blends `count` pixels over others.
void acetate_blend_pixels(uint32_t *pixels, const uint32_t *sources, ptrdiff_t count);
void acetate_blend_pixels_portable(uint32_t *pixels, const uint32_t *sources, ptrdiff_t count);

/// Stores `color` in `count` pixels.
void acetate_fill_color(uint32_t *pixels, ptrdiff_t count, uint32_t color);
void acetate_fill_color_portable(uint32_t *pixels, ptrdiff_t count, uint32_t color);

/// Paints `rows` rows, `stride` pixels apart, that begin and end in corners and are full in between, in an opaque colour.
///
/// `coverage` has 2 · `side` bytes for each row: what the first `side` pixels are covered, and what the last ones are. `side` is a multiple of
/// four, and `width` at least twice that.
void acetate_fill_corner_rows(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, const uint8_t *coverage, ptrdiff_t side, uint32_t color);
void acetate_fill_corner_rows_portable(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, const uint8_t *coverage, ptrdiff_t side, uint32_t color);

/// Stores `color` in `rows` rows of `width` pixels, `stride` pixels apart.
void acetate_fill_rows(uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, uint32_t color);

/// Stores `count` products of two bytes, each divided by 255 and rounded to nearest.
void acetate_multiply_bytes(uint8_t *products, const uint8_t *left, const uint8_t *right, ptrdiff_t count);
void acetate_multiply_bytes_portable(uint8_t *products, const uint8_t *left, const uint8_t *right, ptrdiff_t count);

#if defined(__x86_64__)
int32_t acetate_blend_cells_sse2(uint32_t *pixels, int32_t *cells, ptrdiff_t count, int32_t winding, uint32_t color, bool even_odd);
int32_t acetate_cover_cells_sse2(uint8_t *coverage, int32_t *cells, ptrdiff_t count, int32_t winding, bool even_odd);
void acetate_blend_coverage_sse2(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, uint32_t color);
void acetate_blend_color_sse2(uint32_t *pixels, ptrdiff_t count, uint32_t color);
void acetate_blend_pixels_sse2(uint32_t *pixels, const uint32_t *sources, ptrdiff_t count);
void acetate_fill_color_sse2(uint32_t *pixels, ptrdiff_t count, uint32_t color);
void acetate_fill_corner_rows_sse2(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, const uint8_t *coverage, ptrdiff_t side, uint32_t color);
void acetate_multiply_bytes_sse2(uint8_t *products, const uint8_t *left, const uint8_t *right, ptrdiff_t count);
void acetate_interpolate_sse2(
    uint32_t *pixels, const acetate_pair *pairs, ptrdiff_t count, const uint32_t *upper, const uint32_t *lower, uint32_t share, bool over);

/// True when this machine runs the `_avx2` kernels. Calling one of them elsewhere is an illegal instruction.
bool acetate_has_avx2(void);
int32_t acetate_blend_cells_avx2(uint32_t *pixels, int32_t *cells, ptrdiff_t count, int32_t winding, uint32_t color, bool even_odd);
void acetate_blend_coverage_avx2(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, uint32_t color);
void acetate_blend_color_avx2(uint32_t *pixels, ptrdiff_t count, uint32_t color);
void acetate_blend_pixels_avx2(uint32_t *pixels, const uint32_t *sources, ptrdiff_t count);
void acetate_fill_color_avx2(uint32_t *pixels, ptrdiff_t count, uint32_t color);
void acetate_fill_corner_rows_avx2(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, const uint8_t *coverage, ptrdiff_t side, uint32_t color);
void acetate_multiply_bytes_avx2(uint8_t *products, const uint8_t *left, const uint8_t *right, ptrdiff_t count);
void acetate_interpolate_avx2(
    uint32_t *pixels, const acetate_pair *pairs, ptrdiff_t count, const uint32_t *upper, const uint32_t *lower, uint32_t share, bool over);
#endif

#endif
