#ifndef CCOVERAGE_H
#define CCOVERAGE_H

#include <stdbool.h>

/// Forgets which functions have run. False in a build that does not record that (`swift build --enable-code-coverage`).
bool forgetCoverage(void);

/// Writes which functions have run to the file that the environment names (LLVM_PROFILE_FILE). False when it can't.
bool writeCoverage(void);

#endif
