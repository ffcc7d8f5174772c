#pragma once

#include <stddef.h>

#include "../include/Memory.h"

void memory_record(const void *block, size_t size) __attribute__((visibility("hidden")));
void memory_forget(const void *block) __attribute__((visibility("hidden")));

/// The size that the counted thread has asked for a block with; 0 when it is not known.
size_t memory_size_of(const void *block) __attribute__((visibility("hidden")));
