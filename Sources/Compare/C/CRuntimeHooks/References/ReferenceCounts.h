#pragma once

#include "../include/References.h"

void reference_counts_add_object(void) __attribute__((visibility("hidden")));
void reference_counts_add_retains(const void *object, uint32_t count) __attribute__((visibility("hidden")));
void reference_counts_add_releases(const void *object, uint32_t count) __attribute__((visibility("hidden")));
