#pragma once

#include <stdint.h>

/// The work of one thread with heap objects.
struct reference_counts {
  /// The number of created objects: class instances, boxes, closure contexts, array buffers.
  uint64_t objects;
  uint64_t retains;
  uint64_t releases;
};

/// Starts to count this thread's work. Only one thread can be counted at a time.
void reference_counting_start(void);

struct reference_counts reference_counting_stop(void);
