// The program's own malloc and its relatives come before the C library's, count, and hand over to it.

#include "CAllocationCounter.h"

#include <errno.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ACETATE_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(ACETATE_SANITIZED)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread size_t allocation_count;

void *malloc(size_t size) {
    allocation_count++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocation_count++;
    return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
    allocation_count++;
    return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
    allocation_count++;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    return memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    void *memory = memalign(alignment, size);
    if (!memory) return ENOMEM;
    *pointer = memory;
    return 0;
}

bool acetate_counts_allocations(void) {
    return true;
}

size_t acetate_allocation_count(void) {
    return allocation_count;
}

#else

bool acetate_counts_allocations(void) {
    return false;
}

size_t acetate_allocation_count(void) {
    return 0;
}

#endif
