#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

#include "LiveObjectTable.h"

#if LIVE_OBJECTS_HOOKED

// Both hooks are weak: in a fully static executable the runtime's and the library's own definitions are linked too, and
// shall win without a link error. The self-check then finds that nothing is recorded.

typedef void *(*allocate_object)(const void *metadata, size_t size, size_t alignment_mask);

extern void __libc_free(void *pointer);

static void *find_and_allocate(const void *metadata, size_t size, size_t alignment_mask);

static _Atomic(allocate_object) runtime_allocate_object = find_and_allocate;

static void *find_and_allocate(const void *metadata, size_t size, size_t alignment_mask) {
  allocate_object found = (allocate_object)dlsym(RTLD_NEXT, "swift_allocObject");
  if (!found) {
    abort();
  }
  atomic_store_explicit(&runtime_allocate_object, found, memory_order_relaxed);
  return found(metadata, size, alignment_mask);
}

/// Boxes, closure contexts, errors and tasks are heap objects too; their metadata have kinds of their own.
static bool is_class(const void *metadata) {
  uintptr_t kind = *(const uintptr_t *)metadata;
  return kind == 0 || kind > 0x7FF;
}

// Apart, so that the branch not taken costs no stack frame.
__attribute__((noinline)) static void *allocate_and_record(const void *metadata, size_t size, size_t alignment_mask) {
  void *object = atomic_load_explicit(&runtime_allocate_object, memory_order_relaxed)(metadata, size, alignment_mask);
  if (is_class(metadata)) {
    live_objects_record(object, metadata);
  }
  return object;
}

__attribute__((weak, visibility("default"))) void *swift_allocObject(
    const void *metadata, size_t size, size_t alignment_mask) {
  if (__builtin_expect(atomic_load_explicit(&live_objects_recording, memory_order_relaxed), false)) {
    return allocate_and_record(metadata, size, alignment_mask);
  }
  return atomic_load_explicit(&runtime_allocate_object, memory_order_relaxed)(metadata, size, alignment_mask);
}

__attribute__((weak, visibility("default"))) void free(void *pointer) {
  if (__builtin_expect(atomic_load_explicit(&live_objects_recording, memory_order_relaxed), false)) {
    // First forgotten, then freed: another thread may be given the same address at once.
    live_objects_forget(pointer);
  }
  __libc_free(pointer);
}

#endif
