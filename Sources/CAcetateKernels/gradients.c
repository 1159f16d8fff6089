// Colours of gradients in plain C: the loop over one segment is written so that compilers turn it into vector code. Nothing may be
// contracted into one rounding, or the vector part and what is left over would differ.

#include "CAcetateGradients.h"

#pragma STDC FP_CONTRACT OFF

/// At most 1, so that no channel is above alpha. Below 0 it is by rounding alone, which becomes 0 when a byte is made of it.
static inline float straight(acetate_gradient_channel channel, float distance) {
    float value = channel.first + distance * channel.slope;
    return value > 1.0f ? 1.0f : value;
}

static inline uint32_t rounded(float value) {
    return (uint32_t)(int32_t)(value + 0.5f);
}

enum { block = 64 };

/// Colours of a block at most, by the distances from the segment's origin.
static void fill_block(uint32_t *pixels, const float *distances, ptrdiff_t count, const acetate_gradient_segment segment) {
    for (ptrdiff_t i = 0; i < count; i++) {
        float distance = distances[i];
        float alpha = straight(segment.alpha, distance) * 255.0f;
        uint32_t red = rounded(straight(segment.red, distance) * alpha);
        uint32_t green = rounded(straight(segment.green, distance) * alpha);
        uint32_t blue = rounded(straight(segment.blue, distance) * alpha);
        pixels[i] = rounded(alpha) << 24 | red << 16 | green << 8 | blue;
    }
}

/// A Float cannot tell far locations apart, but how far they are from their segment's origin. The loops are two, for Floats are done four
/// at a time only where no Double is among them.
static void fill_segment(uint32_t *pixels, const double *locations, ptrdiff_t count, const acetate_gradient_segment segment) {
    float distances[block];
    for (ptrdiff_t first = 0; first < count; first += block) {
        ptrdiff_t size = count - first < block ? count - first : block;
        for (ptrdiff_t i = 0; i < size; i++) distances[i] = (float)(locations[first + i] - segment.origin);
        fill_block(pixels + first, distances, size, segment);
    }
}

/// How many locations, from the first on, lie in the segment.
static ptrdiff_t count_inside(const double *locations, ptrdiff_t count, double start, double end) {
    ptrdiff_t first = 0;
    while (first < count) {
        ptrdiff_t size = count - first < block ? count - first : block;
        int32_t outside = 0;
        for (ptrdiff_t i = first; i < first + size; i++) outside |= !((locations[i] >= start) & (locations[i] < end));
        if (outside) break;
        first += size;
    }
    while (first < count && locations[first] >= start && locations[first] < end) first++;
    return first;
}

void acetate_gradient_line(double *locations, ptrdiff_t count, double x, double slope, double constant) {
    for (int32_t i = 0; i < (int32_t)count; i++) locations[i] = slope * (x + (double)i) + constant;
}

void acetate_gradient_pad(double *locations, ptrdiff_t count, double before, double after) {
    for (ptrdiff_t i = 0; i < count; i++) {
        double location = locations[i];
        double padded = location > 1.0 ? after : location;
        locations[i] = location < 0.0 ? before : padded;
    }
}

void acetate_gradient_colors(
    uint32_t *pixels, const double *locations, ptrdiff_t count, const acetate_gradient_segment *segments, ptrdiff_t segment_count) {
    ptrdiff_t segment = 0;
    ptrdiff_t i = 0;
    while (i < count) {
        double location = locations[i];
        if (location != location) {
            pixels[i++] = 0;
            continue;
        }
        while (segment > 0 && location < segments[segment].start) segment--;
        while (segment < segment_count - 1 && location >= segments[segment].end) segment++;
        ptrdiff_t inside = 1 + count_inside(locations + i + 1, count - i - 1, segments[segment].start, segments[segment].end);
        fill_segment(pixels + i, locations + i, inside, segments[segment]);
        i += inside;
    }
}
