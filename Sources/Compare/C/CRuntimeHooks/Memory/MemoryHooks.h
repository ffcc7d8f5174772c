#pragma once

/// Hooks all calls of the allocator, and of the runtime's object allocator.
void memory_hooks_replace(void) __attribute__((visibility("hidden")));
void memory_hooks_restore(void) __attribute__((visibility("hidden")));
