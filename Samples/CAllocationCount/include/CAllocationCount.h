#pragma once
#include <stdint.h>

/// Returns how many allocations this thread has made so far: malloc, calloc, realloc and the aligned ones. Linking this
/// module makes a program count its allocations, except under a sanitizer.
uint64_t dactyl_allocation_count(void);

/// Returns the blocks that this thread has allocated less those that it has freed; a block that another thread
/// allocated and this one freed counts against it.
int64_t dactyl_live_allocation_count(void);

/// Returns the same in bytes, with those that the allocator adds to round sizes up.
int64_t dactyl_live_bytes(void);

/// Returns how often this thread has made the runtime check exclusive access to a variable (`swift_beginAccess`).
uint64_t dactyl_access_check_count(void);
