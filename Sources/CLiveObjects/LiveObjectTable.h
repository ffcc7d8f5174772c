#pragma once

#include "CLiveObjects.h"

#include <stdatomic.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define LIVE_OBJECTS_SANITIZED 1
#endif
#endif

// Two owners of `free` do not go together: a sanitizer brings its own.
#if defined(__linux__) && defined(__GLIBC__) && !defined(LIVE_OBJECTS_SANITIZED)
#define LIVE_OBJECTS_HOOKED 1
#else
#define LIVE_OBJECTS_HOOKED 0
#endif

/// Read by every allocation and every free of the process, also of the timed ones: one relaxed load decides.
extern atomic_bool live_objects_recording __attribute__((visibility("hidden")));

void live_objects_record(const void *object, const void *metadata) __attribute__((visibility("hidden")));
void live_objects_forget(const void *object) __attribute__((visibility("hidden")));
