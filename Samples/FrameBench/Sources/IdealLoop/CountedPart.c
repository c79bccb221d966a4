#include "CountedPart.h"

// The empty statements keep the compiler from removing calls of both functions, and from tail calls within them.

__attribute__((noinline)) void counted_part(void (*body)(void *), void *context) {
  body(context);
  __asm__ volatile("" ::: "memory");
}

__attribute__((noinline)) void write_counted_part(void) { __asm__ volatile("" ::: "memory"); }
