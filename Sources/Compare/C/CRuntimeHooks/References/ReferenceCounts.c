#include "ReferenceCounts.h"

#include <pthread.h>

#include "../Watchers.h"

static pthread_t counted_thread;
static struct reference_counts counts;

/// Nothing, and a value that stands in the place of an object, is passed to the runtime as well.
static bool is_object(const void *object) { return (intptr_t)object > 0; }

static bool is_counted_thread(void) { return pthread_equal(pthread_self(), counted_thread); }

// Only the counted thread writes: another one that adds nothing would undo what is added meanwhile.

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
