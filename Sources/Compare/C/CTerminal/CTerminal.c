#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// Switch to the alternate screen and hide the cursor, and the reverse.
static const char entering[] = "\x1b[?1049h\x1b[?25l\x1b[2J";
static const char leaving[] = "\x1b[0m\x1b[?25h\x1b[?1049l";

// Signals that end the process by default: first those from outside, then its own faults.
static const int endings[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { endingCount = sizeof endings / sizeof endings[0], ownFaults = 4 };

static struct sigaction earlierEndings[endingCount];
static struct sigaction earlierStop, earlierContinue, earlierResize;
static struct termios earlierTerminal;
static int input = -1, output = -1;
static int wakeUp[2] = {-1, -1};
static volatile sig_atomic_t isTaken = 0;
static volatile sig_atomic_t isStopped = 0;

static void say(const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(output, text, length);
    if (count < 0 && errno != EINTR) return;
    if (count > 0) {
      text += count;
      length -= (size_t)count;
    }
  }
}

static int enter(void) {
  struct termios raw = earlierTerminal;
  // ISIG stays on, so that Ctrl-C, Ctrl-Z and Ctrl-\ work even while the app is busy.
  raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN);
  raw.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | ISTRIP);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  if (tcsetattr(input, TCSANOW, &raw) != 0) return -1;
  say(entering, sizeof entering - 1);
  return 0;
}

static void leave(void) {
  say(leaving, sizeof leaving - 1);
  tcsetattr(input, TCSANOW, &earlierTerminal);
}

static void wake(void) {
  char byte = 0;
  // A full pipe wakes the reader too.
  ssize_t ignored = write(wakeUp[1], &byte, 1);
  (void)ignored;
}

static void onEnding(int signal, siginfo_t *info, void *context) {
  int error = errno;
  if (isTaken) {
    isTaken = 0;
    leave();
  }
  // An earlier handler may report a fault, like Swift's backtracer. The process ends in any case.
  for (int index = ownFaults; index < endingCount; index++) {
    const struct sigaction *earlier = &earlierEndings[index];
    if (endings[index] != signal || earlier->sa_handler == SIG_DFL || earlier->sa_handler == SIG_IGN) continue;
    if (earlier->sa_flags & SA_SIGINFO) {
      earlier->sa_sigaction(signal, info, context);
    } else {
      earlier->sa_handler(signal);
    }
  }
  struct sigaction end;
  memset(&end, 0, sizeof end);
  end.sa_handler = SIG_DFL;
  sigaction(signal, &end, NULL);
  // Arrives once this handler returns.
  raise(signal);
  errno = error;
}

static void goOn(void) {
  if (isTaken) {
    // Keep settings that another foreground process may have changed meanwhile.
    if (isStopped) tcgetattr(input, &earlierTerminal);
    isStopped = 0;
    enter();
    wake();
  }
}

static void onContinue(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info, (void)context;
  int error = errno;
  goOn();
  errno = error;
}

static void onStop(int signal, siginfo_t *info, void *context) {
  (void)info, (void)context;
  int error = errno;
  struct sigaction own;
  sigset_t stop, before;
  if (isTaken) {
    leave();
    isStopped = 1;
  }
  sigaction(signal, &earlierStop, &own);
  sigemptyset(&stop);
  sigaddset(&stop, signal);
  raise(signal);
  // The process stops here until it is continued; by then onContinue has run.
  sigprocmask(SIG_UNBLOCK, &stop, &before);
  sigprocmask(SIG_SETMASK, &before, NULL);
  sigaction(signal, &own, NULL);
  // If no process could continue this one, the system doesn't stop it.
  if (isStopped) goOn();
  errno = error;
}

static void onResize(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info, (void)context;
  int error = errno;
  wake();
  errno = error;
}

static void listen(int signal, void (*reaction)(int, siginfo_t *, void *), struct sigaction *earlier) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = reaction;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, earlier);
}

/// Provides a stack for signal handlers, because an endless recursion leaves none.
static void provideStack(void) {
  static char memory[1 << 16];
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = memory;
  stack.ss_size = sizeof memory;
  sigaltstack(&stack, NULL);
}

/// Unblocks signals, because a process inherits blocked ones, and the thread that starts it may have blocked all.
static void letSignalsIn(void) {
  sigset_t signals;
  sigemptyset(&signals);
  for (int index = 0; index < endingCount; index++) sigaddset(&signals, endings[index]);
  sigaddset(&signals, SIGTSTP);
  sigaddset(&signals, SIGCONT);
  sigaddset(&signals, SIGWINCH);
  sigprocmask(SIG_UNBLOCK, &signals, NULL);
}

static void openWakeUp(void) {
  if (wakeUp[0] >= 0 || pipe(wakeUp) != 0) return;
  for (int end = 0; end < 2; end++) {
    fcntl(wakeUp[end], F_SETFL, O_NONBLOCK);
    fcntl(wakeUp[end], F_SETFD, FD_CLOEXEC);
  }
}

int terminal_take_over(int from, int to) {
  static int isRegistered = 0;
  input = from;
  output = to;
  if (tcgetattr(input, &earlierTerminal) != 0) return -1;
  openWakeUp();
  if (wakeUp[0] < 0) return -1;
  if (!isRegistered) {
    atexit(terminal_give_back);
    isRegistered = 1;
  }
  provideStack();
  for (int index = 0; index < endingCount; index++) {
    listen(endings[index], onEnding, &earlierEndings[index]);
    // As after nohup, signals that the process was started to ignore stay ignored.
    if (index < ownFaults && earlierEndings[index].sa_handler == SIG_IGN) {
      sigaction(endings[index], &earlierEndings[index], NULL);
    }
  }
  listen(SIGTSTP, onStop, &earlierStop);
  if (earlierStop.sa_handler == SIG_IGN) sigaction(SIGTSTP, &earlierStop, NULL);
  listen(SIGCONT, onContinue, &earlierContinue);
  listen(SIGWINCH, onResize, &earlierResize);
  isTaken = 1;
  letSignalsIn();
  if (enter() != 0) {
    terminal_give_back();
    return -1;
  }
  return wakeUp[0];
}

void terminal_give_back(void) {
  if (!isTaken) return;
  isTaken = 0;
  leave();
  for (int index = 0; index < endingCount; index++) sigaction(endings[index], &earlierEndings[index], NULL);
  sigaction(SIGTSTP, &earlierStop, NULL);
  sigaction(SIGCONT, &earlierContinue, NULL);
  sigaction(SIGWINCH, &earlierResize, NULL);
}

void terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) memset(&size, 0, sizeof size);
  *columns = size.ws_col;
  *rows = size.ws_row;
}
