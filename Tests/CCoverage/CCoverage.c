#include "CCoverage.h"

// LLVM's own functions, which are there in a build that records coverage.
extern void __llvm_profile_reset_counters(void) __attribute__((weak));
extern int __llvm_profile_write_file(void) __attribute__((weak));

bool forgetCoverage(void) {
  if (!__llvm_profile_reset_counters) return false;
  __llvm_profile_reset_counters();
  return true;
}

bool writeCoverage(void) { return __llvm_profile_write_file && __llvm_profile_write_file() == 0; }
