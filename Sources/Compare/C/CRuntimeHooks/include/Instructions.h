#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Opens the processor's counter of the instructions that this thread runs in user space.
/// Returns its descriptor; below 0 when there is none, the negated error code.
int instructions_open(void);

/// Counts from 0 from here on.
bool instructions_start(int counter);

/// Stops counting and tells how many there were; false when the counter was shared with others meanwhile, so that
/// nobody knows.
bool instructions_stop(int counter, uint64_t *count);

void instructions_close(int counter);
