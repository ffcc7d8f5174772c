#include "Counting.h"

#include <stdlib.h>
#include <unistd.h>

// The profile runtime, which the linker takes from the toolchain if a program is built with counters. Other programs
// call nothing in this file.
extern char *__llvm_profile_begin_counters(void) __attribute__((weak));
extern char *__llvm_profile_end_counters(void) __attribute__((weak));
extern void __llvm_profile_set_filename(const char *path) __attribute__((weak));
extern int __llvm_profile_write_file(void) __attribute__((weak));

uint64_t *counting_counters(size_t *count) {
  char *begin = __llvm_profile_begin_counters();
  *count = (size_t)(__llvm_profile_end_counters() - begin) / sizeof(uint64_t);
  return (uint64_t *)begin;
}

int counting_write(const char *path) {
  __llvm_profile_set_filename(path);
  return __llvm_profile_write_file();
}

pid_t counting_fork(void) { return fork(); }

// MARK: - Tests

/// Implemented in Swift; replaces the program's own `main`.
extern void counting_run_tests(const char *folder) __attribute__((weak, noreturn));

/// Runs before `main`, because the package manager generates the `main` of a test program.
__attribute__((constructor)) static void take_over(void) {
  const char *folder = getenv("SAMEAPP_COUNTED_TESTS");
  if (folder && counting_run_tests) {
    counting_run_tests(folder);
  }
}
