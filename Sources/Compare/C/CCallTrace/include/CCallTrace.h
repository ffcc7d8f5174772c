#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Counting.h"

/// One entry into a function.
struct call_trace_entry {
  /// How many of the functions entered before it were still on the stack.
  uint32_t depth;
  /// The function's number, from 1.
  uint32_t function;
};

/// How many functions of this process report that they are entered; 0 when it was not built for that.
uint32_t call_trace_function_count(void);

/// Forgets what was recorded and records, of this thread alone, from here on.
void call_trace_start(void);

/// Stops recording. The entries are valid until the next start.
size_t call_trace_stop(const struct call_trace_entry **entries);

/// Where a function that was entered lies: the file it was loaded from, and an address in it that counts from that file's start.
/// False when it was never entered.
bool call_trace_locate(uint32_t function, const char **image, uint64_t *offset);
