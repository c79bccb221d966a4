// What Swift has no words for: asking for memory ahead of its use, comparing it as it is, and room in which an array can grow
// where it lies.
#ifndef DACTYL_MEMORY_HINTS_H
#define DACTYL_MEMORY_HINTS_H

#include <stddef.h>
#include <stdint.h>
#if defined(__linux__)
#include <sys/mman.h>
#endif

// Asks for a cache line that will be read soon. Any address will do.
static inline void dactyl_prefetch(const void *address) { __builtin_prefetch(address, 0, 3); }

// Asks for a cache line that will be written soon. Any address will do.
static inline void dactyl_prefetch_to_write(const void *address) { __builtin_prefetch(address, 1, 3); }

// Whether two pieces of memory hold the same bytes.
static inline int dactyl_is_equal(const void *first, const void *second, size_t size) {
  return __builtin_memcmp(first, second, size) == 0;
}

enum { dactyl_huge_page = 2 << 20 };

// Sets address space aside, a whole number of huge pages, of which the system gives out memory, zeroed, page by page as it
// is touched; in huge pages where it can. NULL where that can't be had.
static inline void *dactyl_reserve(size_t size) {
#if defined(__linux__) && defined(MAP_NORESERVE) && defined(MADV_HUGEPAGE)
  const size_t page = dactyl_huge_page;
  char *start = mmap(NULL, size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) return NULL;
  char *aligned = (char *)(((uintptr_t)start + page - 1) & ~(uintptr_t)(page - 1));
  if (aligned > start) munmap(start, (size_t)(aligned - start));
  char *end = start + size + page;
  if (end > aligned + size) munmap(aligned + size, (size_t)(end - (aligned + size)));
  madvise(aligned, size, MADV_HUGEPAGE);
  return aligned;
#else
  (void)size;
  return NULL;
#endif
}

// Gives address space back that dactyl_reserve set aside.
static inline void dactyl_release(void *start, size_t size) {
#if defined(__linux__)
  munmap(start, size);
#else
  (void)start;
  (void)size;
#endif
}

#endif
