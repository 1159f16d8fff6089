// Counts what a thread asks of the memory allocator.

#ifndef ACETATE_ALLOCATION_COUNTER_H
#define ACETATE_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stddef.h>

/// Whether allocations can be counted here: with glibc, and without a sanitizer, which brings an allocator of its own.
bool acetate_counts_allocations(void);

/// How many allocations this thread has made so far.
size_t acetate_allocation_count(void);

#endif
