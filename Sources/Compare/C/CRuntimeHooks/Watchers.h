#pragma once

#include <stdatomic.h>
#include <stdbool.h>

/// The consumers of events, each with the events that it needs.
enum watcher {
  /// Creating and freeing objects.
  watches_objects = 1,
  /// Allocating and freeing memory.
  watches_memory = 2,
  /// Creating, retaining and releasing objects.
  watches_references = 4,
};

extern atomic_uint watchers __attribute__((visibility("hidden")));

static inline bool is_watched(unsigned by) { return atomic_load_explicit(&watchers, memory_order_relaxed) & by; }

/// Installs the hooks that the watcher needs, unless they are installed already, and starts its events.
void watcher_start(enum watcher watcher) __attribute__((visibility("hidden")));

/// Stops the watcher's events, and removes hooks that are no longer needed.
void watcher_stop(enum watcher watcher) __attribute__((visibility("hidden")));
