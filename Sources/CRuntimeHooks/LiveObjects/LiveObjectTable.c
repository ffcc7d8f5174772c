#include <pthread.h>

#include "../AddressTable.h"
#include "../Imports.h"
#include "../Watchers.h"
#include "LiveObjectTable.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct address_table objects;
static uint64_t next_sequence = 1;

void live_objects_record(const void *object, const void *metadata) {
  pthread_mutex_lock(&lock);
  address_table_put(&objects, (struct address_entry){(uintptr_t)object, (uintptr_t)metadata, next_sequence++});
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

uint64_t live_objects_mark(void) {
  pthread_mutex_lock(&lock);
  uint64_t mark = next_sequence;
  pthread_mutex_unlock(&lock);
  return mark;
}

uint64_t live_objects_sequence_of(const void *object) {
  pthread_mutex_lock(&lock);
  struct address_entry found = address_table_find(&objects, (uintptr_t)object);
  pthread_mutex_unlock(&lock);
  return found.address ? found.sequence : 0;
}

size_t live_objects_copy(uint64_t from, uint64_t to, const void **metadata, size_t room) {
  pthread_mutex_lock(&lock);
  size_t found = 0;
  for (size_t slot = 0; slot < objects.capacity; slot++) {
    struct address_entry *entry = &objects.entries[slot];
    if (entry->address && entry->sequence >= from && entry->sequence < to) {
      if (found < room) {
        metadata[found] = (const void *)(uintptr_t)entry->value;
      }
      found++;
    }
  }
  pthread_mutex_unlock(&lock);
  return found;
}
