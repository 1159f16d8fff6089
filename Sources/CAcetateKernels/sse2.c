// Four pixels a step with SSE2, which every x86-64 has. What is left over at the end goes to the portable kernels.

#include "CAcetateKernels.h"

#if defined(__x86_64__)

#include <emmintrin.h>

/// The shifts that `acetate_coverage` uses, in vector registers.
typedef struct {
    __m128i fold;
    __m128i scale;
} rule_shifts;

static inline rule_shifts shifts_of(bool even_odd) {
    return (rule_shifts){_mm_cvtsi32_si128(even_odd ? 15 : 0), _mm_cvtsi32_si128(even_odd ? 16 : 1)};
}

/// The winding sums of four pixels: a prefix sum in two steps, on top of what lies to the left. Zeroes the cells.
static inline __m128i take_windings(int32_t *cells, __m128i left) {
    __m128i sums = _mm_loadu_si128((const __m128i *)cells);
    _mm_storeu_si128((__m128i *)cells, _mm_setzero_si128());
    sums = _mm_add_epi32(sums, _mm_slli_si128(sums, 4));
    sums = _mm_add_epi32(sums, _mm_slli_si128(sums, 8));
    return _mm_add_epi32(sums, left);
}

/// The last of four sums, in all lanes.
static inline __m128i broadcast_last(__m128i sums) {
    return _mm_shuffle_epi32(sums, 0xff);
}

/// `acetate_coverage` of four sums, as 16-bit numbers in the low half. The saturating pack is the clamp at 32767.
static inline __m128i coverages(__m128i windings, rule_shifts shifts) {
    const __m128i scale = _mm_set1_epi16(510);
    __m128i folded = _mm_sll_epi32(windings, shifts.fold);
    __m128i sign = _mm_srai_epi32(folded, 31);
    __m128i magnitude = _mm_sub_epi32(_mm_xor_si128(folded, sign), sign);
    __m128i area = _mm_packs_epi32(_mm_srl_epi32(magnitude, shifts.scale), _mm_setzero_si128());
    // (area · 510 + 32768) >> 16: the high half, and one more when the low half is at least 32768.
    return _mm_add_epi16(_mm_mulhi_epu16(area, scale), _mm_srli_epi16(_mm_mullo_epi16(area, scale), 15));
}

/// Eight products of two bytes, each divided by 255 and rounded, as `acetate_multiply` does.
static inline __m128i multiply(__m128i channels, __m128i alphas) {
    __m128i product = _mm_add_epi16(_mm_mullo_epi16(channels, alphas), _mm_set1_epi16(128));
    return _mm_srli_epi16(_mm_add_epi16(product, _mm_srli_epi16(product, 8)), 8);
}

/// 255 less the alpha of each of two unpacked pixels, in all of that pixel's channels.
static inline __m128i inverse_alphas(__m128i pixels) {
    __m128i alphas = _mm_shufflehi_epi16(_mm_shufflelo_epi16(pixels, 0xff), 0xff);
    return _mm_sub_epi16(_mm_set1_epi16(255), alphas);
}

static inline __m128i over(__m128i source, __m128i destination) {
    return _mm_add_epi16(source, multiply(destination, inverse_alphas(source)));
}

/// Blends an unpacked colour over four pixels, each weighted by one of the four 16-bit numbers in the low half of `covered`.
static inline void blend_covered(uint32_t *pixels, __m128i source, __m128i covered) {
    const __m128i zero = _mm_setzero_si128();
    covered = _mm_unpacklo_epi16(covered, covered);
    __m128i first = multiply(source, _mm_unpacklo_epi32(covered, covered));
    __m128i second = multiply(source, _mm_unpackhi_epi32(covered, covered));
    __m128i below = _mm_loadu_si128((const __m128i *)pixels);
    first = over(first, _mm_unpacklo_epi8(below, zero));
    second = over(second, _mm_unpackhi_epi8(below, zero));
    _mm_storeu_si128((__m128i *)pixels, _mm_packus_epi16(first, second));
}

int32_t acetate_blend_cells_sse2(uint32_t *pixels, int32_t *cells, ptrdiff_t count, int32_t winding, uint32_t color, bool even_odd) {
    const __m128i source = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), _mm_setzero_si128());
    const rule_shifts shifts = shifts_of(even_odd);
    __m128i left = _mm_set1_epi32(winding);
    ptrdiff_t i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i windings = take_windings(cells + i, left);
        left = broadcast_last(windings);
        blend_covered(pixels + i, source, coverages(windings, shifts));
    }
    winding = _mm_cvtsi128_si32(left);
    return i == count ? winding : acetate_blend_cells_portable(pixels + i, cells + i, count - i, winding, color, even_odd);
}

int32_t acetate_cover_cells_sse2(uint8_t *coverage, int32_t *cells, ptrdiff_t count, int32_t winding, bool even_odd) {
    const rule_shifts shifts = shifts_of(even_odd);
    __m128i left = _mm_set1_epi32(winding);
    ptrdiff_t i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i windings = take_windings(cells + i, left);
        left = broadcast_last(windings);
        __m128i covered = coverages(windings, shifts);
        int four = _mm_cvtsi128_si32(_mm_packus_epi16(covered, covered));
        __builtin_memcpy(coverage + i, &four, sizeof four);
    }
    winding = _mm_cvtsi128_si32(left);
    return i == count ? winding : acetate_cover_cells_portable(coverage + i, cells + i, count - i, winding, even_odd);
}

void acetate_blend_coverage_sse2(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, uint32_t color) {
    const __m128i zero = _mm_setzero_si128();
    const __m128i source = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), zero);
    ptrdiff_t i = 0;
    for (; i + 4 <= count; i += 4) {
        int four;
        __builtin_memcpy(&four, coverage + i, sizeof four);
        blend_covered(pixels + i, source, _mm_unpacklo_epi8(_mm_cvtsi32_si128(four), zero));
    }
    // Corners of rectangles are a few pixels wide in each of their rows.
    if (i + 2 <= count) {
        __m128i covered = _mm_cvtsi32_si128(coverage[i] | coverage[i + 1] << 16);
        covered = _mm_unpacklo_epi16(covered, covered);
        __m128i below = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(pixels + i)), zero);
        __m128i two = over(multiply(source, _mm_unpacklo_epi32(covered, covered)), below);
        _mm_storel_epi64((__m128i *)(pixels + i), _mm_packus_epi16(two, two));
        i += 2;
    }
    if (i < count) acetate_blend_coverage_portable(pixels + i, coverage + i, count - i, color);
}

void acetate_blend_pixels_sse2(uint32_t *pixels, const uint32_t *sources, ptrdiff_t count) {
    const __m128i zero = _mm_setzero_si128();
    ptrdiff_t i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i source = _mm_loadu_si128((const __m128i *)(sources + i));
        __m128i below = _mm_loadu_si128((const __m128i *)(pixels + i));
        __m128i first = over(_mm_unpacklo_epi8(source, zero), _mm_unpacklo_epi8(below, zero));
        __m128i second = over(_mm_unpackhi_epi8(source, zero), _mm_unpackhi_epi8(below, zero));
        _mm_storeu_si128((__m128i *)(pixels + i), _mm_packus_epi16(first, second));
    }
    if (i < count) acetate_blend_pixels_portable(pixels + i, sources + i, count - i);
}

void acetate_blend_color_sse2(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    const __m128i zero = _mm_setzero_si128();
    const __m128i source = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), zero);
    ptrdiff_t i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i below = _mm_loadu_si128((const __m128i *)(pixels + i));
        __m128i first = over(source, _mm_unpacklo_epi8(below, zero));
        __m128i second = over(source, _mm_unpackhi_epi8(below, zero));
        _mm_storeu_si128((__m128i *)(pixels + i), _mm_packus_epi16(first, second));
    }
    // Narrow rectangles end in the middle of a step in each of their rows.
    if (i + 2 <= count) {
        __m128i two = over(source, _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(pixels + i)), zero));
        _mm_storel_epi64((__m128i *)(pixels + i), _mm_packus_epi16(two, two));
        i += 2;
    }
    if (i < count) pixels[i] = acetate_over(color, pixels[i]);
}

// Aligned stores in the middle; the ends overlap it rather than being counted out.
void acetate_fill_color_sse2(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    if (count < 4) {
        acetate_fill_color_portable(pixels, count, color);
        return;
    }
    const __m128i four = _mm_set1_epi32((int)color);
    uint32_t *end = pixels + count;
    _mm_storeu_si128((__m128i *)pixels, four);
    pixels = (uint32_t *)(((uintptr_t)pixels + 16) & ~(uintptr_t)15);
    for (; pixels + 16 <= end; pixels += 16) {
        _mm_store_si128((__m128i *)pixels, four);
        _mm_store_si128((__m128i *)pixels + 1, four);
        _mm_store_si128((__m128i *)pixels + 2, four);
        _mm_store_si128((__m128i *)pixels + 3, four);
    }
    for (; pixels + 4 <= end; pixels += 4) _mm_store_si128((__m128i *)pixels, four);
    _mm_storeu_si128((__m128i *)(end - 4), four);
}

/// As `acetate_blend_coverage_sse2` does it, for a multiple of four.
static inline void blend_corner(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t side, __m128i source) {
    for (ptrdiff_t i = 0; i < side; i += 4) {
        int four;
        __builtin_memcpy(&four, coverage + i, sizeof four);
        blend_covered(pixels + i, source, _mm_unpacklo_epi8(_mm_cvtsi32_si128(four), _mm_setzero_si128()));
    }
}

void acetate_fill_corner_rows_sse2(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, const uint8_t *coverage, ptrdiff_t side, uint32_t color) {
    const __m128i source = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), _mm_setzero_si128());
    for (; rows > 0; rows--, pixels += stride, coverage += 2 * side) {
        blend_corner(pixels, coverage, side, source);
        acetate_fill_color_sse2(pixels + side, width - 2 * side, color);
        blend_corner(pixels + width - side, coverage + side, side, source);
    }
}

/// The components of one new pixel, as 32-bit numbers. `pmaddwd` reads signed numbers, so sums of 256 · 255 lose half their range before
/// and get it back, 256 times, with what rounds.
static inline __m128i interpolated(const acetate_pair *pair, const uint32_t *upper, const uint32_t *lower, __m128i share, __m128i rest) {
    const __m128i zero = _mm_setzero_si128();
    __m128i above = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(upper + pair->start)), zero);
    __m128i below = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(lower + pair->start)), zero);
    __m128i sums = _mm_add_epi16(_mm_mullo_epi16(above, rest), _mm_mullo_epi16(below, share));
    sums = _mm_xor_si128(sums, _mm_set1_epi16(-32768));
    int shares;
    __builtin_memcpy(&shares, &pair->left, sizeof shares);
    __m128i mixed = _mm_madd_epi16(_mm_unpacklo_epi16(sums, _mm_srli_si128(sums, 8)), _mm_set1_epi32(shares));
    return _mm_srli_epi32(_mm_add_epi32(mixed, _mm_set1_epi32(256 * 32768 + 32768)), 16);
}

void acetate_interpolate_sse2(
    uint32_t *pixels, const acetate_pair *pairs, ptrdiff_t count, const uint32_t *upper, const uint32_t *lower, uint32_t share,
    bool is_over) {
    const __m128i zero = _mm_setzero_si128();
    const __m128i shares = _mm_set1_epi16((short)share), rest = _mm_set1_epi16((short)(256 - share));
    ptrdiff_t i = 0;
    for (; i + 4 <= count; i += 4) {
        __m128i first = _mm_packs_epi32(
            interpolated(pairs + i, upper, lower, shares, rest), interpolated(pairs + i + 1, upper, lower, shares, rest));
        __m128i second = _mm_packs_epi32(
            interpolated(pairs + i + 2, upper, lower, shares, rest), interpolated(pairs + i + 3, upper, lower, shares, rest));
        if (is_over) {
            __m128i below = _mm_loadu_si128((const __m128i *)(pixels + i));
            first = over(first, _mm_unpacklo_epi8(below, zero));
            second = over(second, _mm_unpackhi_epi8(below, zero));
        }
        _mm_storeu_si128((__m128i *)(pixels + i), _mm_packus_epi16(first, second));
    }
    if (i < count) acetate_interpolate_portable(pixels + i, pairs + i, count - i, upper, lower, share, is_over);
}

void acetate_multiply_bytes_sse2(uint8_t *products, const uint8_t *left, const uint8_t *right, ptrdiff_t count) {
    const __m128i zero = _mm_setzero_si128();
    ptrdiff_t i = 0;
    for (; i + 16 <= count; i += 16) {
        __m128i a = _mm_loadu_si128((const __m128i *)(left + i));
        __m128i b = _mm_loadu_si128((const __m128i *)(right + i));
        __m128i first = multiply(_mm_unpacklo_epi8(a, zero), _mm_unpacklo_epi8(b, zero));
        __m128i second = multiply(_mm_unpackhi_epi8(a, zero), _mm_unpackhi_epi8(b, zero));
        _mm_storeu_si128((__m128i *)(products + i), _mm_packus_epi16(first, second));
    }
    if (i < count) acetate_multiply_bytes_portable(products + i, left + i, right + i, count - i);
}

#endif
