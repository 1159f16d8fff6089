// Reading PNG from memory through libpng. libpng reports errors by longjmp, which must not cross Swift, so each step that can fail is
// a C function here that catches the jump and returns 0, with the reason in the reader.
#ifndef CPNG_H
#define CPNG_H

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    png_structp png;
    png_infop info;
    const unsigned char *data;
    size_t length;
    size_t offset;       // bytes of data read so far
    char reason[160];    // why the last step failed
} CPNGReader;

static inline void cpng_fail(png_structp png, png_const_charp message) {
    CPNGReader *reader = (CPNGReader *)png_get_error_ptr(png);
    snprintf(reader->reason, sizeof reader->reason, "%s", message);
    png_longjmp(png, 1);
}

// A warning means that libpng went on; what it skipped does not change the pixels.
static inline void cpng_ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static inline void cpng_take(png_structp png, png_bytep bytes, size_t count) {
    CPNGReader *reader = (CPNGReader *)png_get_io_ptr(png);
    if (count > reader->length - reader->offset) {
        reader->offset = reader->length;
        png_error(png, "the data ends too early");
    }
    memcpy(bytes, reader->data + reader->offset, count);
    reader->offset += count;
}

// Reads up to the pixels. Rows will come as RGBA, straight alpha, of 8 or 16 bits (big-endian). Sides above `largest_side` fail here.
// After this, whatever it returns, the reader must be closed.
static inline int cpng_open(CPNGReader *reader, const unsigned char *data, size_t length, unsigned largest_side) {
    memset(reader, 0, sizeof *reader);
    reader->data = data;
    reader->length = length;
    snprintf(reader->reason, sizeof reader->reason, "there is no memory for reading");
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, cpng_fail, cpng_ignore);
    if (!reader->png) return 0;
    reader->info = png_create_info_struct(reader->png);
    if (!reader->info) return 0;
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_set_read_fn(reader->png, reader, cpng_take);
    png_set_user_limits(reader->png, largest_side, largest_side);
    png_read_info(reader->png, reader->info);
    png_set_expand(reader->png);
    png_set_gray_to_rgb(reader->png);
    png_set_add_alpha(reader->png, 0xFFFF, PNG_FILLER_AFTER);
    png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    return 1;
}

static inline unsigned cpng_width(const CPNGReader *reader) {
    return png_get_image_width(reader->png, reader->info);
}

static inline unsigned cpng_height(const CPNGReader *reader) {
    return png_get_image_height(reader->png, reader->info);
}

static inline int cpng_bits_per_sample(const CPNGReader *reader) {
    return png_get_bit_depth(reader->png, reader->info);
}

static inline size_t cpng_row_bytes(const CPNGReader *reader) {
    return png_get_rowbytes(reader->png, reader->info);
}

// Reads all rows, one behind the other, and what follows them in the file.
static inline int cpng_read(CPNGReader *reader, unsigned char *rows) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    const int passes = png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_ADAM7 ? 7 : 1;
    const unsigned height = cpng_height(reader);
    const size_t row_bytes = cpng_row_bytes(reader);
    for (int pass = 0; pass < passes; pass++) {
        for (unsigned y = 0; y < height; y++) {
            png_read_row(reader->png, rows + y * row_bytes, NULL);
        }
    }
    png_read_end(reader->png, NULL);
    return 1;
}

static inline void cpng_close(CPNGReader *reader) {
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
}

#endif
