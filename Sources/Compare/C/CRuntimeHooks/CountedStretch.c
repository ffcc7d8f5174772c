#include "include/CountedStretch.h"

__attribute__((noinline)) void counted_stretch(void (*body)(void *context), void *context) {
  body(context);
  // Something to come back to: a jump into the body would never be seen to leave this function.
  __asm__ volatile("");
}
