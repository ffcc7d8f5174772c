#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Returns all counters of this process, in the order in which they are written.
uint64_t *counting_counters(size_t *count);

/// Writes the counts, and the data that maps them to code, to a file. Returns 0 on success.
int counting_write(const char *path);

/// Calls `fork`, which Swift doesn't offer on every platform. No other thread may have been started.
pid_t counting_fork(void);
