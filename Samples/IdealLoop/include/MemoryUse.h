#pragma once
#include <stdint.h>

/// How many bytes the program has asked malloc for and not given back, rounding included.
uint64_t memory_in_use(void);

/// Gives what malloc keeps for later back to the system, so that resident memory is what is in use.
void memory_trim(void);
