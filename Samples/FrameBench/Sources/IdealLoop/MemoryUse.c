#include "MemoryUse.h"

#include <malloc.h>

uint64_t memory_in_use(void) {
  const struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void memory_trim(void) { malloc_trim(0); }
