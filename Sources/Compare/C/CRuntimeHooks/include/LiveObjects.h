#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this build defines the hooks at all. Whether they win over the runtime's own functions has to be tried.
bool live_objects_are_built_in(void);

/// Forgets what was recorded. From here on objects are recorded while they have an owner.
void live_objects_start(void);

/// Stops recording. What is in the table stays, to be read.
void live_objects_stop(void);

/// Whose the objects are that this thread makes from here on; 0 when nobody's, which aren't recorded. Returns who it was before.
/// One thread at a time has an owner.
uint64_t live_objects_set_owner(uint64_t owner);

/// Whose the live object at this address is; 0 when none is recorded there.
uint64_t live_objects_owner_of(const void *object);

/// What an object begins with. It is read while nothing can be freed, which another thread might be about to.
struct live_object {
  const void *address;
  const void *metadata;
  /// What follows the header: in the buffer of a collection, how many elements there are.
  intptr_t first_word;
};

/// Retains an object and returns it, or NULL if it is being released.
void *live_object_retain(const void *object);

/// Writes the beginnings of an owner's live objects, `room` of them at most, in no order. Returns how many there are, which may be more
/// than were written.
size_t live_objects_copy(uint64_t owner, struct live_object *copied, size_t room);
