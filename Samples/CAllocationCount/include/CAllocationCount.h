#pragma once
#include <stdint.h>

/// How often this thread has asked the system for memory so far: malloc, calloc, realloc and the aligned ones. Programs
/// that link this module have their allocations counted; none are under the address sanitizer.
uint64_t dactyl_allocation_count(void);
