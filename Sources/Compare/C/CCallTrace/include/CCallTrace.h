#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Counting.h"

struct call_trace_entry {
  /// The number of earlier entered functions that were still on the stack.
  uint32_t depth;
  /// The function's number, from 1.
  uint32_t function;
};

/// Returns the number of instrumented functions in this process; 0 if it was built without instrumentation.
uint32_t call_trace_function_count(void);

/// Discards the previous recording, and starts to record this thread.
void call_trace_start(void);

/// Stops recording. The entries are valid until the next start.
size_t call_trace_stop(const struct call_trace_entry **entries);

/// Finds a function that was entered: the file it was loaded from, and an address in it, relative to the start of that
/// file. Returns false if it was never entered.
bool call_trace_locate(uint32_t function, const char **image, uint64_t *offset);
