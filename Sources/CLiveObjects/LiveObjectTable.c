#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "LiveObjectTable.h"

// Open addressing with linear probing. The storage is mapped, not allocated: the table is used inside `free`.

struct entry {
  uintptr_t object;
  const void *metadata;
  uint64_t sequence;
};

enum { initial_capacity = 1 << 14 };

atomic_bool live_objects_recording;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct entry *entries;
static size_t capacity;
static size_t count;
static uint64_t next_sequence = 1;

static struct entry *map_entries(size_t wanted) {
  void *memory =
      mmap(NULL, wanted * sizeof(struct entry), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    // Going on would report objects as gone that are not.
    static const char message[] = "live objects: no memory left for the table of objects\n";
    (void)!write(STDERR_FILENO, message, sizeof(message) - 1);
    abort();
  }
  return memory;
}

static void unmap_entries(struct entry *old, size_t old_capacity) {
  if (old) {
    munmap(old, old_capacity * sizeof(struct entry));
  }
}

static size_t home_of(uintptr_t object) {
  // The low four bits of an allocation are always zero; multiplying spreads the rest into the high half.
  uint64_t mixed = (uint64_t)(object >> 4) * UINT64_C(0x9E3779B97F4A7C15);
  return (size_t)(mixed >> 32) & (capacity - 1);
}

/// The slot that holds this object, or the free one where it belongs. There is always a free one.
static size_t slot_of(uintptr_t object) {
  size_t slot = home_of(object);
  while (entries[slot].object && entries[slot].object != object) {
    slot = (slot + 1) & (capacity - 1);
  }
  return slot;
}

static void grow(void) {
  struct entry *old = entries;
  size_t old_capacity = capacity;
  size_t wanted = old ? old_capacity * 2 : initial_capacity;
  entries = map_entries(wanted);
  capacity = wanted;
  for (size_t slot = 0; old && slot < old_capacity; slot++) {
    if (old[slot].object) {
      entries[slot_of(old[slot].object)] = old[slot];
    }
  }
  unmap_entries(old, old_capacity);
}

/// Empties the slot and moves up what was pushed past it, so that no search ends too early.
static void vacate(size_t hole) {
  size_t mask = capacity - 1;
  for (size_t slot = (hole + 1) & mask; entries[slot].object; slot = (slot + 1) & mask) {
    size_t home = home_of(entries[slot].object);
    if (((slot - home) & mask) >= ((slot - hole) & mask)) {
      entries[hole] = entries[slot];
      hole = slot;
    }
  }
  entries[hole].object = 0;
  count--;
}

void live_objects_record(const void *object, const void *metadata) {
  pthread_mutex_lock(&lock);
  if (!entries || (count + 1) * 2 > capacity) {
    grow();
  }
  size_t slot = slot_of((uintptr_t)object);
  if (!entries[slot].object) {
    count++;
  }
  entries[slot] = (struct entry){(uintptr_t)object, metadata, next_sequence++};
  pthread_mutex_unlock(&lock);
}

void live_objects_forget(const void *object) {
  if (!object) {
    return;
  }
  pthread_mutex_lock(&lock);
  if (entries) {
    size_t slot = slot_of((uintptr_t)object);
    if (entries[slot].object) {
      vacate(slot);
    }
  }
  pthread_mutex_unlock(&lock);
}

bool live_objects_are_built_in(void) { return LIVE_OBJECTS_HOOKED; }

void live_objects_start(void) {
  pthread_mutex_lock(&lock);
  unmap_entries(entries, capacity);
  entries = NULL;
  capacity = 0;
  count = 0;
  atomic_store_explicit(&live_objects_recording, LIVE_OBJECTS_HOOKED, memory_order_relaxed);
  pthread_mutex_unlock(&lock);
}

void live_objects_stop(void) { atomic_store_explicit(&live_objects_recording, false, memory_order_relaxed); }

uint64_t live_objects_mark(void) {
  pthread_mutex_lock(&lock);
  uint64_t mark = next_sequence;
  pthread_mutex_unlock(&lock);
  return mark;
}

uint64_t live_objects_sequence_of(const void *object) {
  pthread_mutex_lock(&lock);
  uint64_t sequence = 0;
  if (entries) {
    size_t slot = slot_of((uintptr_t)object);
    sequence = entries[slot].object ? entries[slot].sequence : 0;
  }
  pthread_mutex_unlock(&lock);
  return sequence;
}

size_t live_objects_copy(uint64_t from, uint64_t to, const void **metadata, size_t room) {
  pthread_mutex_lock(&lock);
  size_t found = 0;
  for (size_t slot = 0; slot < capacity; slot++) {
    struct entry *entry = &entries[slot];
    if (entry->object && entry->sequence >= from && entry->sequence < to) {
      if (found < room) {
        metadata[found] = entry->metadata;
      }
      found++;
    }
  }
  pthread_mutex_unlock(&lock);
  return found;
}
