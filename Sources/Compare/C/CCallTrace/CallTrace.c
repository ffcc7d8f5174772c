#define _GNU_SOURCE
#include "CCallTrace.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>
#include <unwind.h>

// A frame is identified by the address of its end, which doesn't change while it is live, and by its function. Another
// frame, of a function without instrumentation, may replace it at the same address. So each entry walks the actual
// stack, and frames that are no longer on it are discarded.

struct frame {
  uintptr_t end;
  uintptr_t function;
};

static atomic_bool is_recording;
static pthread_t recorder;

static uint32_t function_count;
static uintptr_t *addresses;

static struct call_trace_entry *entries;
static size_t entry_count;
static size_t entry_room;

static struct frame *frames;
static size_t frame_count;
static size_t frame_room;

static void *with_room(void *memory, size_t *room, size_t wanted, size_t size) {
  if (wanted <= *room) {
    return memory;
  }
  size_t larger = wanted * 2 + 1024;
  void *moved = realloc(memory, larger * size);
  if (!moved) {
    // Continuing would omit calls.
    static const char message[] = "call trace: no memory left for the calls\n";
    (void)!write(STDERR_FILENO, message, sizeof(message) - 1);
    abort();
  }
  *room = larger;
  return moved;
}

uint32_t call_trace_function_count(void) { return function_count; }

void call_trace_start(void) {
  if (!addresses) {
    size_t room = 0;
    addresses = with_room(NULL, &room, (size_t)function_count + 1, sizeof(uintptr_t));
    for (size_t index = 0; index < room; index++) {
      addresses[index] = 0;
    }
  }
  recorder = pthread_self();
  entry_count = 0;
  frame_count = 0;
  atomic_store(&is_recording, true);
}

size_t call_trace_stop(const struct call_trace_entry **recorded) {
  atomic_store(&is_recording, false);
  *recorded = entries;
  return entry_count;
}

bool call_trace_locate(uint32_t function, const char **image, uint64_t *offset) {
  Dl_info info;
  if (!addresses || function > function_count || !addresses[function] ||
      !dladdr((const void *)addresses[function], &info)) {
    return false;
  }
  *image = info.dli_fname;
  *offset = addresses[function] - (uintptr_t)info.dli_fbase;
  return true;
}

// MARK: - Stack

struct walk {
  size_t index;
  /// The function of the frame whose end the next step finds.
  uintptr_t function;
  struct frame entered;
};

/// A frame's stack pointer is the end of its callee's frame.
static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  size_t index = walk->index++;
  if (index >= 2) {
    uintptr_t end = _Unwind_GetCFA(context);
    if (index == 2) {
      walk->entered = (struct frame){end, walk->function};
    }
    while (frame_count && (frames[frame_count - 1].end < end ||
                           (frames[frame_count - 1].end == end &&
                            (index == 2 || frames[frame_count - 1].function != walk->function)))) {
      frame_count--;
    }
    if (!frame_count || frames[frame_count - 1].end == end) {
      return _URC_END_OF_STACK;
    }
  }
  walk->function = (uintptr_t)_Unwind_GetRegionStart(context);
  return _URC_NO_REASON;
}

// MARK: - Instrumentation callbacks

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  for (uint32_t *guard = start; guard < stop; guard++) {
    if (!*guard) {
      *guard = ++function_count;
    }
  }
}

__attribute__((noinline)) void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  if (!atomic_load_explicit(&is_recording, memory_order_relaxed) || !pthread_equal(recorder, pthread_self())) {
    return;
  }
  if (!addresses[*guard]) {
    // The return address may already belong to the next function.
    addresses[*guard] = (uintptr_t)__builtin_return_address(0) - 1;
  }
  struct walk walk = {0};
  _Unwind_Backtrace(step, &walk);
  entries = with_room(entries, &entry_room, entry_count + 1, sizeof(struct call_trace_entry));
  entries[entry_count++] = (struct call_trace_entry){(uint32_t)frame_count, *guard};
  frames = with_room(frames, &frame_room, frame_count + 1, sizeof(struct frame));
  frames[frame_count++] = walk.entered;
}
