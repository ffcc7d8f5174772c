#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Returns whether this build defines the hooks. Whether they replace the runtime's own functions has to be tried.
bool live_objects_are_built_in(void);

/// Discards earlier records, and starts to record objects that have an owner.
void live_objects_start(void);

/// Stops recording. The table can still be read.
void live_objects_stop(void);

/// Sets the owner of objects that this thread creates from now on, and returns the previous owner. Objects of owner 0
/// aren't recorded. Only one thread at a time can have an owner.
uint64_t live_objects_set_owner(uint64_t owner);

/// Returns the owner of the live object at this address; 0 if none is recorded there.
uint64_t live_objects_owner_of(const void *object);

/// The beginning of an object, copied while no other thread can free it.
struct live_object {
  const void *address;
  const void *metadata;
  /// The first word after the header; in a collection's buffer, the number of elements.
  intptr_t first_word;
};

/// Retains an object and returns it, or NULL if it is being released.
void *live_object_retain(const void *object);

/// Copies the beginnings of an owner's live objects, at most `room` of them, in no particular order. Returns the number
/// of live objects, which may be larger than the number copied.
size_t live_objects_copy(uint64_t owner, struct live_object *copied, size_t room);
