#pragma once

/// Has all calls of the allocator, and of the runtime's allocator of objects, come by here.
void memory_hooks_replace(void) __attribute__((visibility("hidden")));
void memory_hooks_restore(void) __attribute__((visibility("hidden")));
