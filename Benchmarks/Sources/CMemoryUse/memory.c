#include "CMemoryUse.h"

#include <malloc.h>

size_t memory_in_use(void) {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
