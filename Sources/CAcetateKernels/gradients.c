// Colours of gradients in plain C: the loop over one segment is written so that compilers turn it into vector code. Nothing may be
// contracted into one rounding, or the vector part and what is left over would differ.

#include "CAcetateGradients.h"

#pragma STDC FP_CONTRACT OFF

static inline float straight(acetate_gradient_channel channel, float distance) {
    float value = channel.first + distance * channel.slope;
    value = value < 0.0f ? 0.0f : value;
    return value > 1.0f ? 1.0f : value;
}

static inline uint32_t rounded(float value) {
    return (uint32_t)(int32_t)(value + 0.5f);
}

static void fill_segment(uint32_t *pixels, const float *locations, ptrdiff_t count, const acetate_gradient_segment segment) {
    for (ptrdiff_t i = 0; i < count; i++) {
        float distance = locations[i] - segment.origin;
        float alpha = straight(segment.alpha, distance) * 255.0f;
        uint32_t red = rounded(straight(segment.red, distance) * alpha);
        uint32_t green = rounded(straight(segment.green, distance) * alpha);
        uint32_t blue = rounded(straight(segment.blue, distance) * alpha);
        pixels[i] = rounded(alpha) << 24 | red << 16 | green << 8 | blue;
    }
}

void acetate_gradient_colors(
    uint32_t *pixels, const float *locations, ptrdiff_t count, const acetate_gradient_segment *segments, ptrdiff_t segment_count) {
    ptrdiff_t segment = 0;
    ptrdiff_t i = 0;
    while (i < count) {
        float location = locations[i];
        if (location != location) {
            pixels[i++] = 0;
            continue;
        }
        while (segment > 0 && location < segments[segment].start) segment--;
        while (segment < segment_count - 1 && location >= segments[segment].end) segment++;
        ptrdiff_t end = i + 1;
        while (end < count && locations[end] >= segments[segment].start && locations[end] < segments[segment].end) end++;
        fill_segment(pixels + i, locations + i, end - i, segments[segment]);
        i = end;
    }
}
