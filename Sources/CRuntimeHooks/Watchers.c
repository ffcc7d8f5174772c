#include <pthread.h>

#include "LiveObjects/LiveObjectHooks.h"
#include "Memory/MemoryHooks.h"
#include "References/ReferenceHooks.h"
#include "Watchers.h"

enum {
  needs_memory_hooks = watches_objects | watches_memory | watches_references,
  needs_reference_hooks = watches_references,
};

atomic_uint watchers;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void change(unsigned before, unsigned after, unsigned needed_by, void (*replace)(void), void (*restore)(void)) {
  if (!(before & needed_by) && after & needed_by) {
    replace();
  } else if (before & needed_by && !(after & needed_by)) {
    restore();
  }
}

static void set_watchers(unsigned before, unsigned after) {
  atomic_store(&watchers, after);
  change(before, after, needs_memory_hooks, memory_hooks_replace, memory_hooks_restore);
  change(before, after, watches_objects, live_object_hooks_replace, live_object_hooks_restore);
  change(before, after, needs_reference_hooks, reference_hooks_replace, reference_hooks_restore);
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
