#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What is known of one address.
struct address_entry {
  /// 0 in a free slot.
  uintptr_t address;
  uint64_t value;
};

/// Values by address, in memory that is mapped and not allocated: it is used inside `malloc` and `free`.
///
/// Open addressing with linear probing. Whoever uses it from several threads locks it.
struct address_table {
  struct address_entry *entries;
  size_t capacity;
  size_t count;
};

/// Puts an entry in the place of what is known of its address.
void address_table_put(struct address_table *table, struct address_entry entry) __attribute__((visibility("hidden")));

/// What is known of an address; its address is 0 when nothing is.
struct address_entry address_table_find(const struct address_table *table, uintptr_t address)
    __attribute__((visibility("hidden")));

/// Forgets an address, and answers what was known of it, as `address_table_find` does.
struct address_entry address_table_take(struct address_table *table, uintptr_t address)
    __attribute__((visibility("hidden")));

/// Forgets everything.
void address_table_clear(struct address_table *table) __attribute__((visibility("hidden")));
