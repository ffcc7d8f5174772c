#pragma once

#include "../include/LiveObjects.h"

/// Returns whether objects that this thread creates now have an owner.
bool live_objects_have_owner(void) __attribute__((visibility("hidden")));

/// Records the object if it has an owner.
void live_objects_record(const void *object) __attribute__((visibility("hidden")));
void live_objects_forget(const void *object) __attribute__((visibility("hidden")));
