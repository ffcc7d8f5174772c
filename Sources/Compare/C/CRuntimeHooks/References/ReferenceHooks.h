#pragma once

/// Hooks all calls that retain or release an object.
void reference_hooks_replace(void) __attribute__((visibility("hidden")));
void reference_hooks_restore(void) __attribute__((visibility("hidden")));
