#define _GNU_SOURCE
#include "CStepCount.h"

#include <dlfcn.h>
#include <stddef.h>

static _Thread_local uint64_t steps;

uint64_t dactyl_step_count(void) { return steps; }

// Compiled code calls these names to keep an object and to let go of one; the runtime's own are called from here. It may
// expect that they leave most registers as they are, which costs nothing where it does not.
#define CALLED_BY_SWIFT __attribute__((preserve_most))

CALLED_BY_SWIFT void *swift_retain(void *object) {
  static void *(*retain)(void *);
  steps++;
  if (retain == NULL) retain = (void *(*)(void *))dlsym(RTLD_NEXT, "swift_retain");
  return retain(object);
}

CALLED_BY_SWIFT void swift_release(void *object) {
  static void (*release)(void *);
  steps++;
  if (release == NULL) release = (void (*)(void *))dlsym(RTLD_NEXT, "swift_release");
  release(object);
}

CALLED_BY_SWIFT void *swift_bridgeObjectRetain(void *object) {
  static void *(*retain)(void *);
  steps++;
  if (retain == NULL) retain = (void *(*)(void *))dlsym(RTLD_NEXT, "swift_bridgeObjectRetain");
  return retain(object);
}

CALLED_BY_SWIFT void swift_bridgeObjectRelease(void *object) {
  static void (*release)(void *);
  steps++;
  if (release == NULL) release = (void (*)(void *))dlsym(RTLD_NEXT, "swift_bridgeObjectRelease");
  release(object);
}
