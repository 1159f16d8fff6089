// Mixing of pixels in plain C: the loops are written so that compilers turn them into vector code. Nothing may be contracted into one
// rounding, or the vector part and what is left over would differ.

#include "CAcetateMixing.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

void acetate_add_bytes(float *sums, const uint8_t *bytes, ptrdiff_t count, float share) {
    for (ptrdiff_t i = 0; i < count; i++) sums[i] += share * (float)bytes[i];
}

void acetate_mix_pixels(
    uint32_t *pixels, ptrdiff_t step, ptrdiff_t count, const float *sums, ptrdiff_t first, const ptrdiff_t *starts,
    const ptrdiff_t *bounds, const float *shares) {
    for (ptrdiff_t i = 0; i < count; i++) {
        const float *old = sums + 4 * (starts[i] - first);
        float components[4] = {0.5f, 0.5f, 0.5f, 0.5f};
        for (ptrdiff_t share = bounds[i]; share < bounds[i + 1]; share++, old += 4) {
            for (int c = 0; c < 4; c++) components[c] += shares[share] * old[c];
        }
        uint8_t bytes[4];
        for (int c = 0; c < 4; c++) bytes[c] = (uint8_t)(int32_t)components[c];
        memcpy(pixels + i * step, bytes, 4);
    }
}
