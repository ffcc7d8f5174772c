#define _XOPEN_SOURCE 600
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE

#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int pseudo_terminal_open(int *person, int *program) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  const char *name;
  *person = posix_openpt(O_RDWR | O_NOCTTY);
  if (*person < 0) return -1;
  *program = -1;
  // What is inherited by a program would keep the terminal open.
  if (fcntl(*person, F_SETFD, FD_CLOEXEC) == 0 && grantpt(*person) == 0 && unlockpt(*person) == 0
      && (name = ptsname(*person)) != NULL) {
    *program = open(name, O_RDWR | O_NOCTTY);
  }
  if (*program < 0) {
    close(*person);
    return -1;
  }
  ioctl(*person, TIOCSWINSZ, &size);
  return 0;
}
