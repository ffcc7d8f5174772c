#define _GNU_SOURCE
#include <errno.h>

#include "../include/Instructions.h"

#if defined(__linux__)

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int instructions_open(void) {
  struct perf_event_attr wanted = {
      .type = PERF_TYPE_HARDWARE,
      .size = sizeof(wanted),
      .config = PERF_COUNT_HW_INSTRUCTIONS,
      .read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING,
      .disabled = 1,
      .exclude_kernel = 1,
      .exclude_hv = 1,
  };
  long counter = syscall(SYS_perf_event_open, &wanted, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
  return counter < 0 ? -errno : (int)counter;
}

bool instructions_start(int counter) {
  return ioctl(counter, PERF_EVENT_IOC_RESET, 0) == 0 && ioctl(counter, PERF_EVENT_IOC_ENABLE, 0) == 0;
}

bool instructions_stop(int counter, uint64_t *count) {
  struct {
    uint64_t value;
    uint64_t enabled;
    uint64_t running;
  } reading;
  if (ioctl(counter, PERF_EVENT_IOC_DISABLE, 0) != 0 || read(counter, &reading, sizeof(reading)) != sizeof(reading)) {
    return false;
  }
  *count = reading.value;
  return reading.enabled == reading.running;
}

void instructions_close(int counter) { close(counter); }

#else

int instructions_open(void) { return -ENOSYS; }
bool instructions_start(int counter) { return false; }
bool instructions_stop(int counter, uint64_t *count) { return false; }
void instructions_close(int counter) {}

#endif
