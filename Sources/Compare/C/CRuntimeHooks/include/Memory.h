#pragma once

#include <stdint.h>

/// What one thread asked of the allocator.
struct memory_counts {
  /// How many blocks it was given; a block that `realloc` changed is one more.
  uint64_t blocks;
  /// How many bytes it asked for in all.
  uint64_t bytes;
  /// The most bytes it had asked for and not given back at one time.
  uint64_t peak;
};

/// Counts what this thread allocates from here on; blocks it has already are not known. One thread at a time.
void memory_counting_start(void);

/// Stops counting.
struct memory_counts memory_counting_stop(void);
