#include "MemoryHooks.h"

#include <stdint.h>

#include "../Imports.h"
#include "../LiveObjects/LiveObjectHooks.h"
#include "../LiveObjects/LiveObjectTable.h"
#include "../References/ReferenceCounts.h"
#include "../Watchers.h"
#include "MemoryTable.h"

static void *(*original_malloc)(size_t size);
static void *(*original_calloc)(size_t count, size_t size);
static void *(*original_realloc)(void *block, size_t size);
static void *(*original_memalign)(size_t alignment, size_t size);
static void *(*original_aligned_alloc)(size_t alignment, size_t size);
static int (*original_posix_memalign)(void **block, size_t alignment, size_t size);
static size_t (*original_usable_size)(void *block);
static void (*original_free)(void *block);
static void *(*original_allocate_object)(const void *metadata, size_t size, size_t alignment_mask);

static void *recorded(void *block, size_t size) {
  if (block && is_watched(watches_memory)) {
    memory_record(block, size);
  }
  return block;
}

static void forget(void *block) {
  if (block && is_watched(watches_objects)) {
    live_objects_forget(block);
  }
  if (block && is_watched(watches_memory)) {
    memory_forget(block);
  }
}

/// Records the block if it becomes an object. A macro, because it needs the return address of the enclosing function.
#define RECORD_IF_OBJECT(block) \
  if ((block) && is_watched(watches_objects) && \
      live_object_is_asked_for(__builtin_return_address(0), __builtin_frame_address(0))) { \
    live_objects_record(block); \
  }

static void *hooked_malloc(size_t size) {
  void *block = original_malloc(size);
  RECORD_IF_OBJECT(block)
  return recorded(block, size);
}

// If a block was allocated, the product didn't overflow.
static void *hooked_calloc(size_t count, size_t size) { return recorded(original_calloc(count, size), count * size); }

static void *hooked_realloc(void *old, size_t size) {
  void *block = original_realloc(old, size);
  // On failure the old block stays. A size of zero frees it and returns no block.
  if (block || !size) {
    forget(old);
  }
  return recorded(block, size);
}

static void *hooked_memalign(size_t alignment, size_t size) {
  return recorded(original_memalign(alignment, size), size);
}

static void *hooked_aligned_alloc(size_t alignment, size_t size) {
  return recorded(original_aligned_alloc(alignment, size), size);
}

static int hooked_posix_memalign(void **block, size_t alignment, size_t size) {
  int error = original_posix_memalign(block, alignment, size);
  if (!error) {
    RECORD_IF_OBJECT(*block)
    recorded(*block, size);
  }
  return error;
}

/// Arrays grow into the size returned here. The allocator's surplus depends on what was freed before, but its minimum
/// doesn't, so this returns the minimum.
static size_t hooked_usable_size(void *block) {
  size_t usable = original_usable_size(block);
  size_t asked = is_watched(watches_memory) ? memory_size_of(block) : 0;
  size_t least = ((asked + 7) & ~(size_t)15) + 8;
  return asked && least < usable ? least : usable;
}

static void hooked_free(void *block) {
  // Forget before freeing, because another thread may get the same address at once.
  forget(block);
  original_free(block);
}

static void *hooked_allocate_object(const void *metadata, size_t size, size_t alignment_mask) {
  void *object = original_allocate_object(metadata, size, alignment_mask);
  if (is_watched(watches_objects)) {
    live_objects_record(object);
  }
  if (is_watched(watches_references)) {
    reference_counts_add_object();
  }
  return object;
}

static const struct import imports[] = {
    {"malloc", hooked_malloc, (void **)&original_malloc},
    {"calloc", hooked_calloc, (void **)&original_calloc},
    {"realloc", hooked_realloc, (void **)&original_realloc},
    {"memalign", hooked_memalign, (void **)&original_memalign},
    {"aligned_alloc", hooked_aligned_alloc, (void **)&original_aligned_alloc},
    {"posix_memalign", hooked_posix_memalign, (void **)&original_posix_memalign},
    {"malloc_usable_size", hooked_usable_size, (void **)&original_usable_size},
    {"free", hooked_free, (void **)&original_free},
    {"swift_allocObject", hooked_allocate_object, (void **)&original_allocate_object},
};

void memory_hooks_replace(void) { imports_replace(imports, sizeof(imports) / sizeof(imports[0])); }

void memory_hooks_restore(void) { imports_restore(imports, sizeof(imports) / sizeof(imports[0])); }
