#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this build defines the hooks at all. Whether they win over the runtime's own functions has to be tried.
bool live_objects_are_built_in(void);

/// Forgets what was recorded and records from here on.
void live_objects_start(void);

/// Stops recording. What is in the table stays, to be read.
void live_objects_stop(void);

/// The sequence number that the next recorded object will get. Numbers start at 1 and are never given twice.
uint64_t live_objects_mark(void);

/// The sequence number of the live object at this address; 0 when none is recorded there.
uint64_t live_objects_sequence_of(const void *object);

/// Writes the metadata of the live objects whose number is in [from, to), `capacity` of them at most, in no order.
/// Returns how many there are, which may be more than were written.
size_t live_objects_copy(uint64_t from, uint64_t to, const void **metadata, size_t capacity);
