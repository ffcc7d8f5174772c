#pragma once

/// Has all calls that retain and release an object come by here.
void reference_hooks_replace(void) __attribute__((visibility("hidden")));
void reference_hooks_restore(void) __attribute__((visibility("hidden")));
