#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "Traps.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "TrapSignals.h"

enum { stack_size = 512 * 1024, patience = 5 };

static stack_t previous_stack;
static void *stack_memory;
static pthread_t listening;
static void (*volatile listener)(int32_t number);

bool nav_traps_are_heard(void) { return listener && pthread_equal(pthread_self(), listening); }

void nav_traps_tell(int number) {
  void (*heard)(int32_t) = listener;
  listener = NULL;
  // Whoever hears may wait for a lock that the thread holds.
  alarm(patience);
  heard(number);
  alarm(0);
}

void nav_traps_hear(void (*heard)(int32_t number)) {
  // A subject that never returns from calling itself leaves no stack for the handler.
  if (!stack_memory) stack_memory = malloc(stack_size);
  if (!stack_memory) return;
  stack_t stack = {.ss_sp = stack_memory, .ss_size = stack_size};
  sigaltstack(&stack, &previous_stack);
  listening = pthread_self();
  listener = heard;
  nav_trap_signals_enter();
}

void nav_traps_ignore(void) {
  if (!listener) return;
  nav_trap_signals_leave();
  listener = NULL;
  sigaltstack(&previous_stack, NULL);
}
