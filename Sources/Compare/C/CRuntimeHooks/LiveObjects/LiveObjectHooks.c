#define _GNU_SOURCE
#include "LiveObjectHooks.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "../Imports.h"
#include "LiveObjectTable.h"

// The standard library creates buffers of dictionaries, and of many arrays, without a slot that could be hooked. Their
// memory still comes from the allocator, which returns to the runtime's memory function, which returns to its object
// function.
enum { longest_allocate_object = 256 };
static void *(*allocate_object)(const void *metadata, size_t size, size_t alignment_mask);
/// The return addresses of the allocator, for objects with the usual alignment and for others, and the return address
/// of the function that called it.
static const void *memory_callers[2];
static const void *object_caller;
static bool is_learning;

static void (*original_once)(void *token, void (*body)(void *context), void *context);

/// Returns the return address of the function whose frame encloses this one.
static const void *outer_caller(void *const *frame) { return ((void *const *)frame[0])[1]; }

static void learn(const void *caller, void *const *frame) {
  uintptr_t start = (uintptr_t)allocate_object;
  uintptr_t outer = (uintptr_t)outer_caller(frame);
  if (start < outer && outer < start + longest_allocate_object) {
    memory_callers[memory_callers[0] ? 1 : 0] = caller;
    object_caller = (const void *)outer;
  }
}

bool live_object_is_asked_for(const void *caller, void *const *frame) {
  if (!live_objects_have_owner()) {
    return false;
  }
  if (is_learning) {
    learn(caller, frame);
  }
  return (caller == memory_callers[0] || caller == memory_callers[1]) && outer_caller(frame) == object_caller;
}

/// Excludes objects that are created once in a process, such as the value of a global constant: they don't belong to
/// the owner that happens to need them first.
static void hooked_once(void *token, void (*body)(void *context), void *context) {
  if (!live_objects_have_owner()) {
    original_once(token, body, context);
    return;
  }
  uint64_t owner = live_objects_set_owner(0);
  original_once(token, body, context);
  live_objects_set_owner(owner);
}

static const struct import imports[] = {
    {"swift_once", hooked_once, (void **)&original_once},
};

void live_object_hooks_replace(void) {
  if (!imports_replace(imports, sizeof(imports) / sizeof(imports[0])) || memory_callers[0]) {
    return;
  }
#if IMPORTS_REPLACEABLE
  allocate_object = dlsym(RTLD_DEFAULT, "swift_allocObject");
  if (allocate_object) {
    uint64_t owner = live_objects_set_owner(1);
    is_learning = true;
    // Objects without a type, which nothing ever inspects.
    free(allocate_object(NULL, 32, 7));
    free(allocate_object(NULL, 32, 15));
    is_learning = false;
    live_objects_set_owner(owner);
  }
#endif
}

void live_object_hooks_restore(void) { imports_restore(imports, sizeof(imports) / sizeof(imports[0])); }
