#pragma once
#include <stdint.h>

/// How many steps this thread has taken so far: how often code of the program has kept an object of Swift's or let go of
/// one. It does so wherever it takes a value that holds one out of a list, calls a closure or copies an array.
uint64_t dactyl_step_count(void);
