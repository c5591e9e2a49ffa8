#include "Copies.h"
#include <signal.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>

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
#else
pid_t nav_copy_process(void) { return -1; }
#endif
