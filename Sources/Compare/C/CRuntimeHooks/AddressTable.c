#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "AddressTable.h"

enum { initial_capacity = 1 << 14 };

static struct address_entry *map_entries(size_t wanted) {
  size_t size = wanted * sizeof(struct address_entry);
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    // Continuing would report live objects as freed.
    static const char message[] = "runtime hooks: no memory left for a table of addresses\n";
    (void)!write(STDERR_FILENO, message, sizeof(message) - 1);
    abort();
  }
  return memory;
}

static size_t home_of(const struct address_table *table, uintptr_t address) {
  // The low four bits of an allocation are always zero. Multiplication spreads the rest into the upper half.
  uint64_t mixed = (uint64_t)(address >> 4) * UINT64_C(0x9E3779B97F4A7C15);
  return (size_t)(mixed >> 32) & (table->capacity - 1);
}

/// Returns the slot of this address, or the free slot where it belongs. There is always a free one.
static size_t slot_of(const struct address_table *table, uintptr_t address) {
  size_t slot = home_of(table, address);
  while (table->entries[slot].address && table->entries[slot].address != address) {
    slot = (slot + 1) & (table->capacity - 1);
  }
  return slot;
}

static void grow(struct address_table *table) {
  struct address_table old = *table;
  table->capacity = old.entries ? old.capacity * 2 : initial_capacity;
  table->entries = map_entries(table->capacity);
  for (size_t slot = 0; slot < old.capacity; slot++) {
    if (old.entries[slot].address) {
      table->entries[slot_of(table, old.entries[slot].address)] = old.entries[slot];
    }
  }
  address_table_clear(&old);
}

/// Empties the slot and moves up entries that were pushed past it, so that no search ends too early.
static void vacate(struct address_table *table, size_t hole) {
  size_t mask = table->capacity - 1;
  struct address_entry *entries = table->entries;
  for (size_t slot = (hole + 1) & mask; entries[slot].address; slot = (slot + 1) & mask) {
    size_t home = home_of(table, entries[slot].address);
    if (((slot - home) & mask) >= ((slot - hole) & mask)) {
      entries[hole] = entries[slot];
      hole = slot;
    }
  }
  entries[hole].address = 0;
  table->count--;
}

void address_table_put(struct address_table *table, struct address_entry entry) {
  if (!table->entries || (table->count + 1) * 2 > table->capacity) {
    grow(table);
  }
  size_t slot = slot_of(table, entry.address);
  if (!table->entries[slot].address) {
    table->count++;
  }
  table->entries[slot] = entry;
}

struct address_entry address_table_find(const struct address_table *table, uintptr_t address) {
  return table->entries ? table->entries[slot_of(table, address)] : (struct address_entry){0};
}

struct address_entry address_table_take(struct address_table *table, uintptr_t address) {
  struct address_entry found = address_table_find(table, address);
  if (found.address) {
    vacate(table, slot_of(table, address));
  }
  return found;
}

void address_table_clear(struct address_table *table) {
  if (table->entries) {
    munmap(table->entries, table->capacity * sizeof(struct address_entry));
  }
  *table = (struct address_table){0};
}
