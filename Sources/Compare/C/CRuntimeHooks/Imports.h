#pragma once

#include <stdbool.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define RUNTIME_SANITIZED 1
#endif
#endif

// A sanitizer has its own allocator, which hooks of ours would come before.
#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) && !defined(RUNTIME_SANITIZED)
#define IMPORTS_REPLACEABLE 1
#else
#define IMPORTS_REPLACEABLE 0
#endif

/// A function that all parts of the program call through a slot each, and what is put into those slots instead.
struct import {
  const char *name;
  void *replacement;
  /// Where to keep the function itself, for the replacement to call.
  void **original;
};

/// Points the slots of all libraries that are loaded now, and of the program, to the replacements.
///
/// Nothing is in the way of a process that never asks for it. Calls inside of a library, which need no slot, stay as they are.
/// Answers whether all functions are there; if not, nothing is replaced.
bool imports_replace(const struct import *imports, size_t count) __attribute__((visibility("hidden")));

/// Points the slots to the functions themselves.
void imports_restore(const struct import *imports, size_t count) __attribute__((visibility("hidden")));
