// The inner loop of gradients.

#ifndef ACETATE_GRADIENTS_H
#define ACETATE_GRADIENTS_H

#include <stddef.h>
#include <stdint.h>

/// A component of a colour, 0 to 1, straight alpha: `first` at the segment's origin, `slope` more for each unit of location.
typedef struct {
    float first;
    float slope;
} acetate_gradient_channel;

/// The colours of the locations from `start` up to `end`, which is not included.
typedef struct {
    double start;
    double end;
    double origin;
    acetate_gradient_channel alpha;
    acetate_gradient_channel red;
    acetate_gradient_channel green;
    acetate_gradient_channel blue;
} acetate_gradient_segment;

/// Stores the values of a line at x, x + 1 and so on: `slope` times that, and the constant.
///
/// Each depends on its own x alone, as long as x is a whole number and a half and well within 2^52.
void acetate_gradient_line(double *locations, ptrdiff_t count, double x, double slope, double constant);

/// Replaces locations below 0 by `before`, and those above 1 by `after`; leaves a NaN.
void acetate_gradient_pad(double *locations, ptrdiff_t count, double before, double after);

/// Stores, for each location, its colour as a premultiplied pixel, every channel rounded once; 0 for a location that is NaN.
///
/// The segments are in order and leave out nothing. Each pixel depends on its own location alone.
void acetate_gradient_colors(
    uint32_t *pixels, const double *locations, ptrdiff_t count, const acetate_gradient_segment *segments, ptrdiff_t segment_count);

#endif
