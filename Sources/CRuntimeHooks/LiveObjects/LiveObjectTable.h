#pragma once

#include "../include/LiveObjects.h"

void live_objects_record(const void *object, const void *metadata) __attribute__((visibility("hidden")));
void live_objects_forget(const void *object) __attribute__((visibility("hidden")));
