#pragma once

#include <stdatomic.h>
#include <stdbool.h>

/// Who wants to hear of what.
enum watcher {
  /// Of objects that are made and freed.
  watches_objects = 1,
  /// Of memory that is given out and given back.
  watches_memory = 2,
  /// Of objects that are made, retained and released.
  watches_references = 4,
};

extern atomic_uint watchers __attribute__((visibility("hidden")));

static inline bool is_watched(unsigned by) { return atomic_load_explicit(&watchers, memory_order_relaxed) & by; }

/// Puts the hooks in place that the watcher needs, unless another one has them already, and lets it hear.
void watcher_start(enum watcher watcher) __attribute__((visibility("hidden")));

/// Lets it hear no more. Hooks that nobody needs are taken away.
void watcher_stop(enum watcher watcher) __attribute__((visibility("hidden")));
