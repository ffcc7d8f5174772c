#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The value recorded for an address.
struct address_entry {
  /// 0 in a free slot.
  uintptr_t address;
  uint64_t value;
};

/// Values by address. The table is used inside `malloc` and `free`, so its memory is mapped, not allocated.
///
/// Open addressing with linear probing. Callers on several threads must lock it.
struct address_table {
  struct address_entry *entries;
  size_t capacity;
  size_t count;
};

/// Adds an entry, or replaces the one for the same address.
void address_table_put(struct address_table *table, struct address_entry entry) __attribute__((visibility("hidden")));

/// Returns the entry of an address; its address is 0 if there is none.
struct address_entry address_table_find(const struct address_table *table, uintptr_t address)
    __attribute__((visibility("hidden")));

/// Removes the entry of an address and returns it, as `address_table_find` does.
struct address_entry address_table_take(struct address_table *table, uintptr_t address)
    __attribute__((visibility("hidden")));

void address_table_clear(struct address_table *table) __attribute__((visibility("hidden")));
