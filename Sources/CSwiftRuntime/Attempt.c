#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "Attempt.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

#include "TrapSignals.h"

enum { stack_size = 64 * 1024, most_rounds = 10 };

typedef struct {
  void (*body)(void *context);
  void *context;
  pthread_t thread;
  sigjmp_buf end;
  int32_t outcome;
  bool is_over;
} attempt;

// One at a time: a handler knows of one.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t over = PTHREAD_COND_INITIALIZER;
static attempt *volatile current;

void nav_attempt_end(int number) {
  attempt *under_way = current;
  if (under_way && pthread_equal(pthread_self(), under_way->thread))
    siglongjmp(under_way->end, number);
}

static void *run(void *argument) {
  attempt *a = argument;
  // A body that never returns from calling itself leaves no stack for the handler.
  stack_t stack = {.ss_sp = malloc(stack_size), .ss_size = stack_size};
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  a->thread = pthread_self();
  // Threads of dispatch queues block signals, and whatever they start does, too.
  sigset_t heard = nav_trap_signals();
  pthread_sigmask(SIG_UNBLOCK, &heard, NULL);
  int number = sigsetjmp(a->end, 1);
  if (number == 0) {
    current = a;
    a->body(a->context);
  }
  current = NULL;
  stack.ss_flags = SS_DISABLE;
  void *memory = stack.ss_sp;
  sigaltstack(&stack, NULL);
  free(memory);
  pthread_mutex_lock(&lock);
  a->outcome = number;
  a->is_over = true;
  pthread_cond_signal(&over);
  pthread_mutex_unlock(&lock);
  return NULL;
}

// Whether a thread has worked for some seconds, which on a busy machine takes longer.
static bool has_worked(pthread_t thread, uint32_t seconds) {
#ifdef __linux__
  clockid_t clock;
  struct timespec worked;
  if (pthread_getcpuclockid(thread, &clock) == 0 && clock_gettime(clock, &worked) == 0)
    return worked.tv_sec * 1000 + worked.tv_nsec / 1000000 >= (time_t)seconds * 900;
#else
  (void)thread;
  (void)seconds;
#endif
  return true;
}

// Whether the attempt was over in time; one that was not is ended.
static bool wait_for(attempt *a, pthread_t thread, uint32_t seconds) {
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  bool is_in_time = true;
  pthread_mutex_lock(&lock);
  for (int rounds = 0; !a->is_over;) {
    if (!is_in_time) {
      pthread_cond_wait(&over, &lock);
      continue;
    }
    limit.tv_sec += seconds;
    if (pthread_cond_timedwait(&over, &lock, &limit) == 0) {
      limit.tv_sec -= seconds;
    } else if (has_worked(thread, seconds) || ++rounds == most_rounds) {
      is_in_time = false;
      attempt *under_way = current;
      if (under_way) pthread_kill(under_way->thread, SIGABRT);
    }
  }
  pthread_mutex_unlock(&lock);
  return is_in_time;
}

int32_t nav_attempt(void (*body)(void *), void *context, uint32_t seconds) {
  attempt a = {.body = body, .context = context};
  pthread_mutex_lock(&turn);
  nav_trap_signals_enter();
  pthread_t thread;
  int32_t outcome = NAV_ATTEMPT_NOT_STARTED;
  if (pthread_create(&thread, NULL, run, &a) == 0) {
    bool is_in_time = wait_for(&a, thread, seconds);
    pthread_join(thread, NULL);
    outcome = is_in_time ? a.outcome : NAV_ATTEMPT_ENDLESS;
  }
  nav_trap_signals_leave();
  pthread_mutex_unlock(&turn);
  return outcome;
}
