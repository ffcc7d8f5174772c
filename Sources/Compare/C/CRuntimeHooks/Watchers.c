#include <pthread.h>

#include "LiveObjects/LiveObjectHooks.h"
#include "Memory/MemoryHooks.h"
#include "References/ReferenceHooks.h"
#include "Watchers.h"

enum { needs_memory_hooks = watches_objects | watches_memory | watches_references };

atomic_uint watchers;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool has_reference_hooks;

static void change(unsigned before, unsigned after, unsigned needed_by, void (*replace)(void), void (*restore)(void)) {
  if (!(before & needed_by) && after & needed_by) {
    replace();
  } else if (before & needed_by && !(after & needed_by)) {
    restore();
  }
}

/// Keeps these hooks until nothing is watched. Finding the slots means searching all libraries, which would otherwise
/// be done for each story that is counted while objects are watched.
static void keep_reference_hooks(unsigned watchers) {
  if (!has_reference_hooks && watchers & watches_references) {
    reference_hooks_replace();
    has_reference_hooks = true;
  } else if (has_reference_hooks && !watchers) {
    reference_hooks_restore();
    has_reference_hooks = false;
  }
}

static void set_watchers(unsigned before, unsigned after) {
  atomic_store(&watchers, after);
  change(before, after, needs_memory_hooks, memory_hooks_replace, memory_hooks_restore);
  change(before, after, watches_objects, live_object_hooks_replace, live_object_hooks_restore);
  keep_reference_hooks(after);
}

void watcher_start(enum watcher watcher) {
  pthread_mutex_lock(&lock);
  unsigned before = atomic_load(&watchers);
  set_watchers(before, before | watcher);
  pthread_mutex_unlock(&lock);
}

void watcher_stop(enum watcher watcher) {
  pthread_mutex_lock(&lock);
  unsigned before = atomic_load(&watchers);
  set_watchers(before, before & ~(unsigned)watcher);
  pthread_mutex_unlock(&lock);
}
