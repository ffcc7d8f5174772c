#pragma once

#include <stdint.h>

/// What one thread did with heap objects.
struct reference_counts {
  /// How many it made: class instances, boxes, contexts of closures, buffers of arrays.
  uint64_t objects;
  /// How many references it took, and how many it gave back.
  uint64_t retains;
  uint64_t releases;
};

/// Counts what this thread does from here on. One thread at a time.
void reference_counting_start(void);

/// Stops counting.
struct reference_counts reference_counting_stop(void);
