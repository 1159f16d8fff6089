// Eight pixels a step with AVX2, chosen at run time. What is left over at the end goes to the SSE2 kernels.
//
// AVX2 works within two halves of 128 bits, so each step reads as its SSE2 twin does; only the prefix sum must cross the halves.

#include "CAcetateKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))

/// The winding sums of eight pixels, on top of what lies to the left. Zeroes the cells.
AVX2 static inline __m256i take_windings(int32_t *cells, __m256i left) {
    __m256i sums = _mm256_loadu_si256((const __m256i *)cells);
    _mm256_storeu_si256((__m256i *)cells, _mm256_setzero_si256());
    sums = _mm256_add_epi32(sums, _mm256_slli_si256(sums, 4));
    sums = _mm256_add_epi32(sums, _mm256_slli_si256(sums, 8));
    // The total of the low half, moved into the high half; zero in the low one.
    __m256i carry = _mm256_permute2x128_si256(_mm256_shuffle_epi32(sums, 0xff), sums, 0x08);
    return _mm256_add_epi32(_mm256_add_epi32(sums, carry), left);
}

/// `acetate_coverage` of eight sums, as 16-bit numbers, each half's four in its low part. The saturating pack is the clamp at 32767.
AVX2 static inline __m256i coverages(__m256i windings, __m128i fold, __m128i scale) {
    const __m256i factor = _mm256_set1_epi16(510);
    __m256i magnitude = _mm256_abs_epi32(_mm256_sll_epi32(windings, fold));
    __m256i area = _mm256_packs_epi32(_mm256_srl_epi32(magnitude, scale), _mm256_setzero_si256());
    return _mm256_add_epi16(_mm256_mulhi_epu16(area, factor), _mm256_srli_epi16(_mm256_mullo_epi16(area, factor), 15));
}

AVX2 static inline __m256i multiply(__m256i channels, __m256i alphas) {
    __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(channels, alphas), _mm256_set1_epi16(128));
    return _mm256_srli_epi16(_mm256_add_epi16(product, _mm256_srli_epi16(product, 8)), 8);
}

AVX2 static inline __m256i over(__m256i source, __m256i destination) {
    __m256i alphas = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(source, 0xff), 0xff);
    return _mm256_add_epi16(source, multiply(destination, _mm256_sub_epi16(_mm256_set1_epi16(255), alphas)));
}

AVX2 int32_t acetate_blend_cells_avx2(uint32_t *pixels, int32_t *cells, ptrdiff_t count, int32_t winding, uint32_t color, bool even_odd) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), zero);
    const __m128i fold = _mm_cvtsi32_si128(even_odd ? 15 : 0);
    const __m128i scale = _mm_cvtsi32_si128(even_odd ? 16 : 1);
    __m256i left = _mm256_set1_epi32(winding);
    ptrdiff_t i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i windings = take_windings(cells + i, left);
        left = _mm256_permutevar8x32_epi32(windings, _mm256_set1_epi32(7));
        __m256i covered = coverages(windings, fold, scale);
        covered = _mm256_unpacklo_epi16(covered, covered);
        __m256i first = multiply(source, _mm256_unpacklo_epi32(covered, covered));
        __m256i second = multiply(source, _mm256_unpackhi_epi32(covered, covered));
        __m256i below = _mm256_loadu_si256((const __m256i *)(pixels + i));
        first = over(first, _mm256_unpacklo_epi8(below, zero));
        second = over(second, _mm256_unpackhi_epi8(below, zero));
        _mm256_storeu_si256((__m256i *)(pixels + i), _mm256_packus_epi16(first, second));
    }
    winding = _mm_cvtsi128_si32(_mm256_castsi256_si128(left));
    return i == count ? winding : acetate_blend_cells_sse2(pixels + i, cells + i, count - i, winding, color, even_odd);
}

AVX2 void acetate_blend_coverage_avx2(uint32_t *pixels, const uint8_t *coverage, ptrdiff_t count, uint32_t color) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), zero);
    ptrdiff_t i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i covered = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(coverage + i)));
        if (_mm256_testz_si256(covered, covered)) continue;
        covered = _mm256_or_si256(covered, _mm256_slli_epi32(covered, 16));
        __m256i first = multiply(source, _mm256_unpacklo_epi32(covered, covered));
        __m256i second = multiply(source, _mm256_unpackhi_epi32(covered, covered));
        __m256i below = _mm256_loadu_si256((const __m256i *)(pixels + i));
        first = over(first, _mm256_unpacklo_epi8(below, zero));
        second = over(second, _mm256_unpackhi_epi8(below, zero));
        _mm256_storeu_si256((__m256i *)(pixels + i), _mm256_packus_epi16(first, second));
    }
    if (i < count) acetate_blend_coverage_sse2(pixels + i, coverage + i, count - i, color);
}

/// Four pixels of a corner, weighted by the four bytes at `coverage`; two go into each half.
AVX2 static inline void blend_four(uint32_t *pixels, const uint8_t *coverage, __m256i source) {
    int four;
    __builtin_memcpy(&four, coverage, sizeof four);
    __m256i covered = _mm256_cvtepu8_epi64(_mm_cvtsi32_si128(four));
    covered = _mm256_shuffle_epi8(covered, _mm256_set_epi8(-1, 8, -1, 8, -1, 8, -1, 8, -1, 0, -1, 0, -1, 0, -1, 0, -1, 8, -1, 8, -1, 8, -1, 8, -1, 0, -1, 0, -1, 0, -1, 0));
    __m256i below = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)pixels));
    __m256i blended = over(multiply(source, covered), below);
    blended = _mm256_permute4x64_epi64(_mm256_packus_epi16(blended, blended), 0x08);
    _mm_storeu_si128((__m128i *)pixels, _mm256_castsi256_si128(blended));
}

AVX2 void acetate_fill_corner_rows_avx2(
    uint32_t *pixels, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t width, const uint8_t *coverage, ptrdiff_t side, uint32_t color) {
    const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), _mm256_setzero_si256());
    for (; rows > 0; rows--, pixels += stride, coverage += 2 * side) {
        uint32_t *right = pixels + width - side;
        for (ptrdiff_t i = 0; i < side; i += 4) {
            blend_four(pixels + i, coverage + i, source);
            blend_four(right + i, coverage + side + i, source);
        }
        acetate_fill_color_avx2(pixels + side, width - 2 * side, color);
    }
}

AVX2 void acetate_blend_pixels_avx2(uint32_t *pixels, const uint32_t *sources, ptrdiff_t count) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i alphas = _mm256_set1_epi32((int)0xff000000);
    ptrdiff_t i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i source = _mm256_loadu_si256((const __m256i *)(sources + i));
        // Pictures are clear or opaque in long stretches.
        if (_mm256_testz_si256(source, source)) continue;
        if (_mm256_testc_si256(source, alphas)) {
            _mm256_storeu_si256((__m256i *)(pixels + i), source);
            continue;
        }
        __m256i below = _mm256_loadu_si256((const __m256i *)(pixels + i));
        __m256i first = over(_mm256_unpacklo_epi8(source, zero), _mm256_unpacklo_epi8(below, zero));
        __m256i second = over(_mm256_unpackhi_epi8(source, zero), _mm256_unpackhi_epi8(below, zero));
        _mm256_storeu_si256((__m256i *)(pixels + i), _mm256_packus_epi16(first, second));
    }
    if (i < count) acetate_blend_pixels_sse2(pixels + i, sources + i, count - i);
}

AVX2 void acetate_blend_color_avx2(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), zero);
    ptrdiff_t i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i below = _mm256_loadu_si256((const __m256i *)(pixels + i));
        __m256i first = over(source, _mm256_unpacklo_epi8(below, zero));
        __m256i second = over(source, _mm256_unpackhi_epi8(below, zero));
        _mm256_storeu_si256((__m256i *)(pixels + i), _mm256_packus_epi16(first, second));
    }
    if (i < count) acetate_blend_color_sse2(pixels + i, count - i, color);
}

// As with SSE2: aligned stores in the middle, and ends that overlap it.
AVX2 void acetate_fill_color_avx2(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    if (count < 8) {
        acetate_fill_color_sse2(pixels, count, color);
        return;
    }
    const __m256i eight = _mm256_set1_epi32((int)color);
    uint32_t *end = pixels + count;
    _mm256_storeu_si256((__m256i *)pixels, eight);
    pixels = (uint32_t *)(((uintptr_t)pixels + 32) & ~(uintptr_t)31);
    for (; pixels + 32 <= end; pixels += 32) {
        _mm256_store_si256((__m256i *)pixels, eight);
        _mm256_store_si256((__m256i *)pixels + 1, eight);
        _mm256_store_si256((__m256i *)pixels + 2, eight);
        _mm256_store_si256((__m256i *)pixels + 3, eight);
    }
    for (; pixels + 8 <= end; pixels += 8) _mm256_store_si256((__m256i *)pixels, eight);
    _mm256_storeu_si256((__m256i *)(end - 8), eight);
}

/// Both pixels at each of two places of a row, unpacked.
AVX2 static inline __m256i neighbours(const uint32_t *first, const uint32_t *second) {
    return _mm256_cvtepu8_epi16(_mm_unpacklo_epi64(_mm_loadl_epi64((const __m128i *)first), _mm_loadl_epi64((const __m128i *)second)));
}

/// The components of two new pixels, each in a half, as the SSE2 twin makes those of one.
AVX2 static inline __m256i interpolated(
    const acetate_pair *first, const acetate_pair *second, const uint32_t *upper, const uint32_t *lower, __m256i share, __m256i rest) {
    __m256i above = neighbours(upper + first->start, upper + second->start);
    __m256i below = neighbours(lower + first->start, lower + second->start);
    __m256i sums = _mm256_add_epi16(_mm256_mullo_epi16(above, rest), _mm256_mullo_epi16(below, share));
    sums = _mm256_xor_si256(sums, _mm256_set1_epi16(-32768));
    int shares[2];
    __builtin_memcpy(&shares[0], &first->left, sizeof shares[0]);
    __builtin_memcpy(&shares[1], &second->left, sizeof shares[1]);
    __m256i weights = _mm256_inserti128_si256(_mm256_set1_epi32(shares[0]), _mm_set1_epi32(shares[1]), 1);
    __m256i mixed = _mm256_madd_epi16(_mm256_unpacklo_epi16(sums, _mm256_srli_si256(sums, 8)), weights);
    return _mm256_srli_epi32(_mm256_add_epi32(mixed, _mm256_set1_epi32(256 * 32768 + 32768)), 16);
}

AVX2 void acetate_interpolate_avx2(
    uint32_t *pixels, const acetate_pair *pairs, ptrdiff_t count, const uint32_t *upper, const uint32_t *lower, uint32_t share,
    bool is_over) {
    const __m256i shares = _mm256_set1_epi16((short)share), rest = _mm256_set1_epi16((short)(256 - share));
    ptrdiff_t i = 0;
    for (; i + 4 <= count; i += 4) {
        // So paired, the four come to lie in order.
        __m256i four = _mm256_packs_epi32(
            interpolated(pairs + i, pairs + i + 2, upper, lower, shares, rest),
            interpolated(pairs + i + 1, pairs + i + 3, upper, lower, shares, rest));
        if (is_over) four = over(four, _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(pixels + i))));
        __m128i packed = _mm_packus_epi16(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
        _mm_storeu_si128((__m128i *)(pixels + i), packed);
    }
    if (i < count) acetate_interpolate_sse2(pixels + i, pairs + i, count - i, upper, lower, share, is_over);
}

AVX2 void acetate_multiply_bytes_avx2(uint8_t *products, const uint8_t *left, const uint8_t *right, ptrdiff_t count) {
    const __m256i zero = _mm256_setzero_si256();
    ptrdiff_t i = 0;
    for (; i + 32 <= count; i += 32) {
        __m256i a = _mm256_loadu_si256((const __m256i *)(left + i));
        __m256i b = _mm256_loadu_si256((const __m256i *)(right + i));
        __m256i first = multiply(_mm256_unpacklo_epi8(a, zero), _mm256_unpacklo_epi8(b, zero));
        __m256i second = multiply(_mm256_unpackhi_epi8(a, zero), _mm256_unpackhi_epi8(b, zero));
        _mm256_storeu_si256((__m256i *)(products + i), _mm256_packus_epi16(first, second));
    }
    if (i < count) acetate_multiply_bytes_sse2(products + i, left + i, right + i, count - i);
}

#endif
