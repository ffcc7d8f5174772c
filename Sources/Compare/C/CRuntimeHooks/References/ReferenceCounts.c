#include "ReferenceCounts.h"

#include <pthread.h>

#include "../Watchers.h"

static pthread_t counted_thread;
static struct reference_counts counts;

/// The runtime is also passed null, and values stored in place of an object.
static bool is_object(const void *object) { return (intptr_t)object > 0; }

static bool is_counted_thread(void) { return pthread_equal(pthread_self(), counted_thread); }

// Only the counted thread writes: even adding zero on another thread could lose a concurrent update.

void reference_counts_add_object(void) {
  if (is_counted_thread()) {
    counts.objects++;
  }
}

void reference_counts_add_retains(const void *object, uint32_t count) {
  if (is_object(object) && is_counted_thread()) {
    counts.retains += count;
  }
}

void reference_counts_add_releases(const void *object, uint32_t count) {
  if (is_object(object) && is_counted_thread()) {
    counts.releases += count;
  }
}

void reference_counting_start(void) {
  counts = (struct reference_counts){0};
  counted_thread = pthread_self();
  watcher_start(watches_references);
}

struct reference_counts reference_counting_stop(void) {
  watcher_stop(watches_references);
  return counts;
}
