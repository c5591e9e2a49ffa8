#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "Copies.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "Platform.h"

#ifdef NAV_COPIES_PROCESSES
#include <sys/prctl.h>
#include <sys/syscall.h>

pid_t nav_copy_process(void) {
  pid_t original = getpid();
  pid_t copy = fork();
  if (copy == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // The original may have ended before the kernel was told.
    if (getppid() != original) _exit(0);
  }
  return copy;
}

static long milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// The copy is this process's child, and its number its own until it is collected.
static bool collect(pid_t copy, int *status) {
  pid_t collected;
  do collected = waitpid(copy, status, 0);
  while (collected < 0 && errno == EINTR);
  return collected == copy;
}

static bool ends_within(int milliseconds, pid_t copy) {
  long end = milliseconds_now() + milliseconds;
  int end_of_copy = (int)syscall(SYS_pidfd_open, copy, 0);
  if (end_of_copy < 0) return false;
  struct pollfd wanted = {.fd = end_of_copy, .events = POLLIN};
  int ready;
  long left;
  do {
    left = end - milliseconds_now();
    ready = poll(&wanted, 1, left > 0 ? (int)left : 0);
  } while (ready < 0 && errno == EINTR);
  close(end_of_copy);
  return ready > 0;
}

bool nav_await_copy(pid_t copy, int milliseconds, int *status) {
  if (ends_within(milliseconds, copy)) return collect(copy, status);
  kill(copy, SIGKILL);
  collect(copy, status);
  return false;
}
#else
bool nav_await_copy(pid_t copy, int milliseconds, int *status) { return false; }

pid_t nav_copy_process(void) { return -1; }
#endif
