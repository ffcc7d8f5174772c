#pragma once

#include <stddef.h>

#include "../include/Memory.h"

void memory_record(const void *block, size_t size) __attribute__((visibility("hidden")));
void memory_forget(const void *block) __attribute__((visibility("hidden")));

/// Returns the size of a block as the counted thread requested it; 0 if unknown.
size_t memory_size_of(const void *block) __attribute__((visibility("hidden")));
