#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "TrapSignals.h"

#include <pthread.h>

static const int heard[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { heard_count = sizeof heard / sizeof *heard };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int listeners;
static struct sigaction previous[heard_count];

static void restore(int number) {
  for (int i = 0; i < heard_count; i++)
    if (number == 0 || heard[i] == number) sigaction(heard[i], &previous[i], NULL);
}

static void on_signal(int number, siginfo_t *info, void *unused) {
  (void)unused;
  nav_attempt_end(number);
  if (nav_traps_are_heard()) {
    // From here on all of them go where they would have gone.
    restore(0);
    nav_traps_tell(number);
    raise(number);
    return;
  }
  // Another thread's: it goes where it would have gone. A wrong read happens again by itself.
  restore(number);
  if (info->si_code <= 0 || number == SIGTRAP) raise(number);
}

sigset_t nav_trap_signals(void) {
  sigset_t all;
  sigemptyset(&all);
  for (int i = 0; i < heard_count; i++) sigaddset(&all, heard[i]);
  return all;
}

void nav_trap_signals_enter(void) {
  pthread_mutex_lock(&lock);
  if (listeners++ == 0) {
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
    action.sa_sigaction = on_signal;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < heard_count; i++) sigaction(heard[i], &action, &previous[i]);
  }
  pthread_mutex_unlock(&lock);
}

void nav_trap_signals_leave(void) {
  pthread_mutex_lock(&lock);
  if (--listeners == 0) restore(0);
  pthread_mutex_unlock(&lock);
}
