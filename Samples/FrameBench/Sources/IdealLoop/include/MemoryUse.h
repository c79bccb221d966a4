#pragma once
#include <stdint.h>

/// Returns the bytes that the program has allocated with malloc and not freed, rounding included.
uint64_t memory_in_use(void);

/// Returns the memory that malloc keeps for later to the system, so that resident memory is the memory in use.
void memory_trim(void);
