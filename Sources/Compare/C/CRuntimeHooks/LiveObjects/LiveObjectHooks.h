#pragma once

#include <stdbool.h>

/// Has what is done once in a process come by here, and learns how the runtime's own objects are told from its other memory.
void live_object_hooks_replace(void) __attribute__((visibility("hidden")));
void live_object_hooks_restore(void) __attribute__((visibility("hidden")));

/// Whether memory that is asked for is that of an object, told by who asks: the address that the allocator returns to, and the frame of
/// the function that was called there.
bool live_object_is_asked_for(const void *caller, void *const *frame) __attribute__((visibility("hidden")));
