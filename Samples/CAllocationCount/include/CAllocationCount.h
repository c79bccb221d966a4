#pragma once
#include <stdint.h>

/// How often this thread has asked the system for memory so far: malloc, calloc, realloc and the aligned ones. Programs
/// that link this module have their allocations counted; none are under a sanitizer.
uint64_t dactyl_allocation_count(void);

/// How many blocks of memory this thread has taken and not given back so far; what another thread took and this one gave
/// back counts against it.
int64_t dactyl_live_allocation_count(void);

/// The same in bytes, with what the allocator adds to round them up.
int64_t dactyl_live_bytes(void);

/// How often this thread has had the runtime check that nobody else uses a variable (`swift_beginAccess`).
uint64_t dactyl_access_check_count(void);
