#pragma once

#include <stdbool.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define RUNTIME_SANITIZED 1
#endif
#endif

// A sanitizer has its own allocator, which our hooks would pre-empt.
#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) && !defined(RUNTIME_SANITIZED)
#define IMPORTS_REPLACEABLE 1
#else
#define IMPORTS_REPLACEABLE 0
#endif

/// A function that each part of the program calls through a slot, and its replacement.
struct import {
  const char *name;
  void *replacement;
  /// The address at which to store the original function for the replacement to call.
  void **original;
};

/// Points the slots of the program, and of all libraries loaded so far, to the replacements.
///
/// A process that never calls this has no overhead. Calls within a library need no slot, and aren't replaced. Returns
/// whether all functions exist; if not, nothing is replaced.
bool imports_replace(const struct import *imports, size_t count) __attribute__((visibility("hidden")));

/// Points the slots back to the original functions.
void imports_restore(const struct import *imports, size_t count) __attribute__((visibility("hidden")));
