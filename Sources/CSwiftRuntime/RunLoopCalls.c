#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "Platform.h"

#ifdef NAV_INTERPOSES_CALLS
#include <stdlib.h>

#include "CallControl.h"

// Foundation's run loop and its timers, whose C functions Foundation calls by name.

typedef void *run_loop;
typedef void *timer;
typedef void (*timer_callout)(timer timer, void *info);

// How a timer's context is given; Foundation keeps what 'info' points to.
typedef struct timer_context {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  void *(*describe)(const void *info);
} timer_context;

NAV_REAL(void, CFRunLoopPerformBlock, run_loop, const void *, void *)
NAV_REAL(
    timer, CFRunLoopTimerCreate, const void *, double, double, unsigned long, long, timer_callout,
    timer_context *)
NAV_REAL(void, CFRunLoopAddTimer, run_loop, timer, const void *)
NAV_REAL(void, CFRunLoopTimerInvalidate, timer)
NAV_REAL(double, CFRunLoopTimerGetNextFireDate, timer)
NAV_REAL(void, CFRunLoopTimerSetNextFireDate, timer, double)
NAV_REAL(double, CFRunLoopTimerGetInterval, timer)
NAV_REAL(unsigned char, CFRunLoopTimerIsValid, timer)
NAV_REAL(double, CFAbsoluteTimeGetCurrent, void)
NAV_REAL(const void *, CFRetain, const void *)
NAV_REAL(void, CFRelease, const void *)
NAV_REAL(int, CFRunLoopRunInMode, const void *, double, unsigned char)
NAV_REAL(unsigned char, _CFRunLoopFinished, run_loop, const void *)
NAV_REAL(int, CFRunLoopRunSpecific, run_loop, const void *, double, unsigned char)

// What is known of a timer that code under control has made.
typedef struct known_timer {
  timer timer;
  timer_callout callout;
  void *info;
  bool is_added;
  struct known_timer *next;
} known_timer;

static _Thread_local known_timer *timers;

static known_timer *known(timer timer) {
  for (known_timer *each = timers; each; each = each->next) {
    if (each->timer == timer) return each;
  }
  return NULL;
}

__attribute__((weak)) void CFRunLoopPerformBlock(run_loop loop, const void *mode, void *block) {
  if (!nav_call_is_controlled()) return real_CFRunLoopPerformBlock()(loop, mode, block);
  nav_listener.put_off(NAV_CALL_PERFORM, loop, true, nav_block_work(block));
}

__attribute__((weak)) timer CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order,
    timer_callout callout, timer_context *context) {
  timer made = real_CFRunLoopTimerCreate()(
      allocator, date, interval, flags, order, callout, context);
  if (!nav_call_is_controlled() || !made) return made;
  known_timer *each = calloc(1, sizeof *each);
  *each = (known_timer){made, callout, context ? context->info : NULL, false, timers};
  timers = each;
  return made;
}

__attribute__((weak)) void CFRunLoopTimerInvalidate(timer timer);

static void fire(void *context) {
  timer timer = context;
  known_timer *each = known(timer);
  if (!each || !real_CFRunLoopTimerIsValid()(timer)) return;
  each->callout(timer, each->info);
  if (real_CFRunLoopTimerGetInterval()(timer) <= 0) CFRunLoopTimerInvalidate(timer);
}

static void give_back(void *timer) {
  bool before = nav_call_enter();
  real_CFRelease()(timer);
  nav_call_leave(before);
}

static void put_off(timer timer) {
  double wait = real_CFRunLoopTimerGetNextFireDate()(timer) - real_CFAbsoluteTimeGetCurrent()();
  double interval = real_CFRunLoopTimerGetInterval()(timer);
  bool before = nav_call_enter();
  real_CFRetain()(timer);
  nav_call_leave(before);
  nav_listener.put_off_until(
      NAV_CALL_TIMER, timer, wait > 0 ? (uint64_t)(wait * 1e9) : 0,
      interval > 0 ? (uint64_t)(interval * 1e9) : 0,
      (nav_work){.run = fire, .release = give_back, .context = timer});
}

__attribute__((weak)) void CFRunLoopAddTimer(run_loop loop, timer timer, const void *mode) {
  known_timer *each = nav_call_is_controlled() ? known(timer) : NULL;
  if (!each) return real_CFRunLoopAddTimer()(loop, timer, mode);
  // For another mode of the same loop: once is enough.
  if (each->is_added) return;
  each->is_added = true;
  put_off(timer);
}

__attribute__((weak)) void CFRunLoopTimerSetNextFireDate(timer timer, double date) {
  known_timer *each = nav_call_is_controlled() ? known(timer) : NULL;
  real_CFRunLoopTimerSetNextFireDate()(timer, date);
  if (!each || !each->is_added) return;
  nav_listener.withdraw(timer);
  put_off(timer);
}

__attribute__((weak)) void CFRunLoopTimerInvalidate(timer timer) {
  for (known_timer **place = &timers; *place; place = &(*place)->next) {
    if ((*place)->timer != timer) continue;
    known_timer *gone = *place;
    *place = gone->next;
    bool was_added = gone->is_added;
    free(gone);
    real_CFRunLoopTimerInvalidate()(timer);
    if (was_added) nav_listener.withdraw(timer);
    return;
  }
  real_CFRunLoopTimerInvalidate()(timer);
}

static int run_for(double seconds) {
  enum { STOPPED = 2 };
  nav_listener.note(NAV_CALL_RUN_LOOP);
  nav_listener.pass(seconds > 0 && seconds < 1e9 ? (uint64_t)(seconds * 1e9) : 0);
  return STOPPED;
}

__attribute__((weak)) int CFRunLoopRunInMode(
    const void *mode, double seconds, unsigned char returns_early) {
  if (!nav_call_is_controlled()) return real_CFRunLoopRunInMode()(mode, seconds, returns_early);
  return run_for(seconds);
}

__attribute__((weak)) int CFRunLoopRunSpecific(
    run_loop loop, const void *mode, double seconds, unsigned char returns_early) {
  if (!nav_call_is_controlled()) {
    return real_CFRunLoopRunSpecific()(loop, mode, seconds, returns_early);
  }
  return run_for(seconds);
}

// Foundation does not run a loop that has nothing to do; what it has to do is put off here.
__attribute__((weak)) unsigned char _CFRunLoopFinished(run_loop loop, const void *mode) {
  return nav_call_is_controlled() ? 0 : real__CFRunLoopFinished()(loop, mode);
}

void nav_run_loop_forget(void) {
  while (timers) {
    known_timer *gone = timers;
    timers = gone->next;
    free(gone);
  }
}
#endif
