// How much memory the C library has given out.

#ifndef CMEMORYUSE_H
#define CMEMORYUSE_H

#include <stddef.h>

/// Bytes in use by the main thread, with what the allocator adds to each piece.
size_t memory_in_use(void);

#endif
