#pragma once

#include <stdbool.h>

/// Hooks work that is done once in a process, and learns how to tell the runtime's own objects from its other memory.
void live_object_hooks_replace(void) __attribute__((visibility("hidden")));
void live_object_hooks_restore(void) __attribute__((visibility("hidden")));

/// Returns whether the requested memory is for an object, judged by the caller: the return address of the allocator,
/// and the frame of the function that was called there.
bool live_object_is_asked_for(const void *caller, void *const *frame) __attribute__((visibility("hidden")));
