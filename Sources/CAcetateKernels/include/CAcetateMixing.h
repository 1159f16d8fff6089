// The inner loops of pictures that are made smaller.

#ifndef ACETATE_MIXING_H
#define ACETATE_MIXING_H

#include <stddef.h>
#include <stdint.h>

/// Adds `share` times each of `count` bytes to the sum of the same number.
void acetate_add_bytes(float *sums, const uint8_t *bytes, ptrdiff_t count, float share);

/// Makes `count` pixels of sums, which have four components for each of a row of old pixels, in the order that a pixel's bytes have in
/// memory. Pixel `i` starts at old pixel `starts[i] - first` and takes the shares from `bounds[i]` up to `bounds[i + 1]`; each component is
/// summed in that order and rounded to nearest. Goes on in `pixels` by `step`.
///
/// The shares of a pixel sum up to 1, and the sums are no larger than 255: what rounding adds is less than a byte can tell.
void acetate_mix_pixels(
    uint32_t *pixels, ptrdiff_t step, ptrdiff_t count, const float *sums, ptrdiff_t first, const ptrdiff_t *starts,
    const ptrdiff_t *bounds, const float *shares);

#endif
