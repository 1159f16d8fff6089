// Writing PNG into memory through libpng. As in CPNG.h, no jump leaves a function, and each returns 0 where it fails.
#ifndef CPNG_WRITER_H
#define CPNG_WRITER_H

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    png_structp png;
    png_infop info;
    unsigned char *data; // from realloc; given back by cpng_close_writer
    size_t length;
    size_t capacity;
    char reason[160];    // why the last step failed
} CPNGWriter;

static inline void cpng_fail_writing(png_structp png, png_const_charp message) {
    CPNGWriter *writer = (CPNGWriter *)png_get_error_ptr(png);
    snprintf(writer->reason, sizeof writer->reason, "%s", message);
    png_longjmp(png, 1);
}

static inline void cpng_ignore_writing(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static inline void cpng_give(png_structp png, png_bytep bytes, size_t count) {
    CPNGWriter *writer = (CPNGWriter *)png_get_io_ptr(png);
    if (count > writer->capacity - writer->length) {
        size_t capacity = writer->capacity * 2 + count + 1024;
        unsigned char *data = (unsigned char *)realloc(writer->data, capacity);
        if (!data) png_error(png, "there is no memory for the file");
        writer->data = data;
        writer->capacity = capacity;
    }
    memcpy(writer->data + writer->length, bytes, count);
    writer->length += count;
}

static inline void cpng_flush_nothing(png_structp png) {
    (void)png;
}

// Writes up to the pixels: 8 bits a sample, as sRGB. `channels` is 1 for gray, 2 for gray and alpha, 3 for RGB, 4 for RGBA; `level` is
// zlib's, 0…9. After this, whatever it returns, the writer must be closed.
static inline int cpng_open_writer(CPNGWriter *writer, unsigned width, unsigned height, int channels, int level) {
    static const int color_types[] = {PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_RGB_ALPHA};
    memset(writer, 0, sizeof *writer);
    snprintf(writer->reason, sizeof writer->reason, "there is no memory for writing");
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, cpng_fail_writing, cpng_ignore_writing);
    if (!writer->png) return 0;
    writer->info = png_create_info_struct(writer->png);
    if (!writer->info) return 0;
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    png_set_write_fn(writer->png, writer, cpng_give, cpng_flush_nothing);
    png_set_compression_level(writer->png, level);
    png_set_IHDR(
        writer->png, writer->info, width, height, 8, color_types[channels - 1], PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
        PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(writer->png, writer->info);
    return 1;
}

// Writes the next row, from the top.
static inline int cpng_write_row(CPNGWriter *writer, const unsigned char *row) {
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    png_write_row(writer->png, row);
    return 1;
}

// Writes what follows the last row. Then the file is in `data`.
static inline int cpng_finish_writer(CPNGWriter *writer) {
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    png_write_end(writer->png, NULL);
    return 1;
}

static inline void cpng_close_writer(CPNGWriter *writer) {
    png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->data);
    writer->data = NULL;
}

#endif
