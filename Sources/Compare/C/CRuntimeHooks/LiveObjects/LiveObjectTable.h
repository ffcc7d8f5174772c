#pragma once

#include "../include/LiveObjects.h"

/// Whether what this thread makes now is somebody's.
bool live_objects_have_owner(void) __attribute__((visibility("hidden")));

/// Writes the object down if it is somebody's.
void live_objects_record(const void *object) __attribute__((visibility("hidden")));
void live_objects_forget(const void *object) __attribute__((visibility("hidden")));
