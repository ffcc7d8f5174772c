#pragma once

#include <stdint.h>

/// The memory that one thread requested from the allocator.
struct memory_counts {
  /// The number of allocated blocks; each call of `realloc` that changes a block counts as one.
  uint64_t blocks;
  /// The sum of the requested sizes, in bytes.
  uint64_t bytes;
  /// The largest number of requested bytes held at one time.
  uint64_t peak;
};

/// Starts to count this thread's allocations; earlier blocks are unknown. Only one thread can be counted at a time.
void memory_counting_start(void);

struct memory_counts memory_counting_stop(void);
