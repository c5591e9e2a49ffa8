#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "Traps.h"

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

static const int ending[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { ending_count = sizeof ending / sizeof *ending, stack_size = 512 * 1024, patience = 5 };

static struct sigaction previous[ending_count];
static stack_t previous_stack;
static void *stack_memory;
static pthread_t listening;
static void (*volatile listener)(int32_t number);

static void on_signal(int number, siginfo_t *info, void *unused) {
  (void)info;
  (void)unused;
  // From here on all of them go where they would have gone.
  for (int i = 0; i < ending_count; i++) sigaction(ending[i], &previous[i], NULL);
  void (*heard)(int32_t) = listener;
  if (heard && pthread_equal(pthread_self(), listening)) {
    listener = NULL;
    // Whoever hears may wait for a lock that the thread holds.
    alarm(patience);
    heard(number);
    alarm(0);
  }
  raise(number);
}

void nav_traps_hear(void (*heard)(int32_t number)) {
  // A subject that never returns from calling itself leaves no stack for the handler.
  if (!stack_memory) stack_memory = malloc(stack_size);
  if (!stack_memory) return;
  stack_t stack = {.ss_sp = stack_memory, .ss_size = stack_size};
  sigaltstack(&stack, &previous_stack);
  listening = pthread_self();
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = on_signal;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < ending_count; i++) sigaction(ending[i], &action, &previous[i]);
  listener = heard;
}

void nav_traps_ignore(void) {
  if (!listener) return;
  listener = NULL;
  for (int i = 0; i < ending_count; i++) sigaction(ending[i], &previous[i], NULL);
  sigaltstack(&previous_stack, NULL);
}
