#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// All counters of this process, in the order in which they are written.
uint64_t *counting_counters(size_t *count);

/// Writes what was counted, and what it is the count of, to a file. Answers 0 when that worked.
int counting_write(const char *path);

/// Goes on twice, as `fork` does, which Swift doesn't offer everywhere. Only one thread may have been started.
pid_t counting_fork(void);
