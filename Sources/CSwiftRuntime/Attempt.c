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

// Wrong reads, and the traps of Swift code that stumbles over what was read.
static const int caught[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { caught_count = sizeof caught / sizeof *caught, stack_size = 64 * 1024 };

typedef struct {
  void (*body)(void *context);
  void *context;
  pthread_t thread;
  sigjmp_buf end;
  int32_t outcome;
  bool is_over;
} attempt;

// One at a time: handlers of signals belong to the process.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t over = PTHREAD_COND_INITIALIZER;
static attempt *volatile current;
static struct sigaction previous[caught_count];

static void on_signal(int number, siginfo_t *info, void *unused) {
  (void)info;
  (void)unused;
  attempt *under_way = current;
  if (under_way && pthread_equal(pthread_self(), under_way->thread))
    siglongjmp(under_way->end, number);
  // Another thread's: it happens again, and goes where it would have gone.
  for (int i = 0; i < caught_count; i++)
    if (caught[i] == number) sigaction(number, &previous[i], NULL);
}

static void *run(void *argument) {
  attempt *a = argument;
  // A body that never returns from calling itself leaves no stack for the handler.
  stack_t stack = {.ss_sp = malloc(stack_size), .ss_size = stack_size};
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  a->thread = pthread_self();
  // Threads of dispatch queues block signals, and whatever they start does, too.
  sigset_t heard;
  sigemptyset(&heard);
  for (int i = 0; i < caught_count; i++) sigaddset(&heard, caught[i]);
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

// Whether the attempt was over in time; one that was not is ended.
static bool wait_for(attempt *a, uint32_t seconds) {
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += seconds;
  bool is_in_time = true;
  pthread_mutex_lock(&lock);
  while (!a->is_over) {
    if (!is_in_time) {
      pthread_cond_wait(&over, &lock);
    } else if (pthread_cond_timedwait(&over, &lock, &limit) != 0) {
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
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = on_signal;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &action, &previous[i]);
  pthread_t thread;
  int32_t outcome = NAV_ATTEMPT_NOT_STARTED;
  if (pthread_create(&thread, NULL, run, &a) == 0) {
    bool is_in_time = wait_for(&a, seconds);
    pthread_join(thread, NULL);
    outcome = is_in_time ? a.outcome : NAV_ATTEMPT_ENDLESS;
  }
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &previous[i], NULL);
  pthread_mutex_unlock(&turn);
  return outcome;
}
