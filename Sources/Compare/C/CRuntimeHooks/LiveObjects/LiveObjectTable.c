#include <pthread.h>

#include "../AddressTable.h"
#include "../Imports.h"
#include "../Watchers.h"
#include "LiveObjectTable.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct address_table objects;
static uint64_t current_owner;
static pthread_t owner_thread;

bool live_objects_have_owner(void) { return current_owner && pthread_equal(pthread_self(), owner_thread); }

void live_objects_record(const void *object) {
  if (!live_objects_have_owner()) {
    return;
  }
  pthread_mutex_lock(&lock);
  address_table_put(&objects, (struct address_entry){(uintptr_t)object, current_owner});
  pthread_mutex_unlock(&lock);
}

void live_objects_forget(const void *object) {
  pthread_mutex_lock(&lock);
  address_table_take(&objects, (uintptr_t)object);
  pthread_mutex_unlock(&lock);
}

bool live_objects_are_built_in(void) { return IMPORTS_REPLACEABLE; }

void live_objects_start(void) {
  pthread_mutex_lock(&lock);
  address_table_clear(&objects);
  pthread_mutex_unlock(&lock);
  watcher_start(watches_objects);
}

void live_objects_stop(void) { watcher_stop(watches_objects); }

uint64_t live_objects_set_owner(uint64_t owner) {
  uint64_t before = current_owner;
  owner_thread = pthread_self();
  current_owner = owner;
  return before;
}

uint64_t live_objects_owner_of(const void *object) {
  pthread_mutex_lock(&lock);
  struct address_entry found = address_table_find(&objects, (uintptr_t)object);
  pthread_mutex_unlock(&lock);
  return found.address ? found.value : 0;
}

/// Declared by the Swift runtime.
extern void *swift_tryRetain(void *object);

void *live_object_retain(const void *object) { return swift_tryRetain((void *)object); }

size_t live_objects_copy(uint64_t owner, struct live_object *copied, size_t room) {
  pthread_mutex_lock(&lock);
  size_t found = 0;
  for (size_t slot = 0; slot < objects.capacity; slot++) {
    struct address_entry *entry = &objects.entries[slot];
    if (entry->address && entry->value == owner) {
      if (found < room) {
        // Every block of memory has at least three words.
        const intptr_t *words = (const intptr_t *)entry->address;
        copied[found] = (struct live_object){words, (const void *)words[0], words[2]};
      }
      found++;
    }
  }
  pthread_mutex_unlock(&lock);
  return found;
}
