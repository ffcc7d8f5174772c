#include <pthread.h>

#include "../AddressTable.h"
#include "../Watchers.h"
#include "MemoryTable.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// Requested sizes, because the sizes that the allocator makes of them depend on its free blocks.
static struct address_table blocks;
static pthread_t counted_thread;
static struct memory_counts counts;
static uint64_t live;

void memory_record(const void *block, size_t size) {
  // The thread is set before counting starts, and compared by value, because a thread-local variable may need an
  // allocation.
  if (!pthread_equal(pthread_self(), counted_thread)) {
    return;
  }
  pthread_mutex_lock(&lock);
  address_table_put(&blocks, (struct address_entry){(uintptr_t)block, size});
  counts.blocks++;
  counts.bytes += size;
  live += size;
  counts.peak = live > counts.peak ? live : counts.peak;
  pthread_mutex_unlock(&lock);
}

void memory_forget(const void *block) {
  // Any thread may free a block, and its address may be reused next.
  pthread_mutex_lock(&lock);
  live -= address_table_take(&blocks, (uintptr_t)block).value;
  pthread_mutex_unlock(&lock);
}

size_t memory_size_of(const void *block) {
  // Another thread's block may be at an address whose earlier block the C library freed internally.
  if (!pthread_equal(pthread_self(), counted_thread)) {
    return 0;
  }
  pthread_mutex_lock(&lock);
  size_t size = address_table_find(&blocks, (uintptr_t)block).value;
  pthread_mutex_unlock(&lock);
  return size;
}

void memory_counting_start(void) {
  pthread_mutex_lock(&lock);
  address_table_clear(&blocks);
  counts = (struct memory_counts){0};
  live = 0;
  counted_thread = pthread_self();
  pthread_mutex_unlock(&lock);
  watcher_start(watches_memory);
}

struct memory_counts memory_counting_stop(void) {
  watcher_stop(watches_memory);
  pthread_mutex_lock(&lock);
  struct memory_counts final = counts;
  pthread_mutex_unlock(&lock);
  return final;
}
