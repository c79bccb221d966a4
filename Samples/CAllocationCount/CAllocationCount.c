#define _GNU_SOURCE
#include "CAllocationCount.h"

#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// The allocator of glibc, under the names that it provides for programs that replace the public functions.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static _Thread_local uint64_t count;
static _Thread_local int64_t live;
static _Thread_local int64_t bytes;
static _Thread_local uint64_t accesses;

uint64_t dactyl_allocation_count(void) { return count; }

int64_t dactyl_live_allocation_count(void) { return live; }

int64_t dactyl_live_bytes(void) { return bytes; }

uint64_t dactyl_access_check_count(void) { return accesses; }

// Compiled code calls this name to let the runtime check exclusive access to a variable; this function calls the
// runtime's own.
void swift_beginAccess(void *variable, void *buffer, uintptr_t flags, void *caller) {
  static void (*check)(void *, void *, uintptr_t, void *);
  accesses++;
  if (check == NULL) check = (void (*)(void *, void *, uintptr_t, void *))dlsym(RTLD_NEXT, "swift_beginAccess");
  check(variable, buffer, flags, caller == NULL ? __builtin_return_address(0) : caller);
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

// Sanitizers have their own allocators: with them nothing is counted.
#ifndef HAS_SANITIZER

// Counts a block that was allocated, or with -1 one that is about to be freed.
static void note(void *memory, int sign) {
  if (memory == NULL) return;
  live += sign;
  bytes += sign * (int64_t)malloc_usable_size(memory);
}

void *malloc(size_t size) {
  count++;
  void *memory = __libc_malloc(size);
  note(memory, 1);
  return memory;
}

void *calloc(size_t number, size_t size) {
  count++;
  void *memory = __libc_calloc(number, size);
  note(memory, 1);
  return memory;
}

void *realloc(void *memory, size_t size) {
  count++;
  note(memory, -1);
  void *moved = __libc_realloc(memory, size);
  // If realloc fails, the old block stays allocated.
  note(moved == NULL && size > 0 ? memory : moved, 1);
  return moved;
}

void free(void *memory) {
  note(memory, -1);
  __libc_free(memory);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  void *memory = __libc_memalign(alignment, size);
  note(memory, 1);
  return memory;
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  void *memory = __libc_memalign(alignment, size);
  note(memory, 1);
  return memory;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count++;
  *memory = __libc_memalign(alignment, size);
  note(*memory, 1);
  return *memory ? 0 : ENOMEM;
}

#endif
