#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "Platform.h"

#ifdef NAV_INTERPOSES_CALLS
#include <stdlib.h>
#include <sys/types.h>

#include "CallControl.h"

// libdispatch's sources, and files that it reads and writes. A timer's real source is told to fire
// never; what it would do is put off instead.

typedef void *source;

NAV_REAL(source, dispatch_source_create, const void *, uintptr_t, unsigned long, void *)
NAV_REAL(void, dispatch_source_set_timer, source, uint64_t, uint64_t, uint64_t)
NAV_REAL(void, dispatch_source_set_event_handler, source, void *)
NAV_REAL(void, dispatch_source_set_cancel_handler, source, void *)
NAV_REAL(void, dispatch_source_set_registration_handler, source, void *)
NAV_REAL(void, dispatch_source_cancel, source)
NAV_REAL(void, dispatch_resume, void *)
NAV_REAL(void, dispatch_activate, void *)
NAV_REAL(void, dispatch_suspend, void *)
NAV_REAL(void, dispatch_release, void *)
NAV_REAL(void, dispatch_retain, void *)
NAV_REAL(void *, dispatch_io_create, unsigned long, int, void *, void *)
NAV_REAL(
    void *, dispatch_io_create_with_path, unsigned long, const char *, int, mode_t, void *, void *)
NAV_REAL(void, dispatch_read, int, size_t, void *, void *)
NAV_REAL(void, dispatch_write, int, void *, void *, void *)
NAV_REAL(uint64_t, dispatch_time, uint64_t, int64_t)
NAV_REAL(uint64_t, dispatch_walltime, const void *, int64_t)

extern char _dispatch_source_type_timer __attribute__((weak));
extern char _dispatch_main_q __attribute__((weak));

// A handler that runs once.
typedef struct handler {
  nav_work work;
  bool is_there;
} handler;

// A timer that code under control has made.
typedef struct known_timer {
  source source;
  void *queue;
  nav_work handler;
  handler cancel, registration;
  bool has_handler, has_time, is_active, is_put_off, is_cancelled;
  uint64_t delay, interval;
  long holders;
  struct known_timer *next;
} known_timer;

static _Thread_local known_timer *timers;

static known_timer *known(source source) {
  for (known_timer *each = timers; each; each = each->next) {
    if (each->source == source) return each;
  }
  return NULL;
}

__attribute__((weak)) void dispatch_retain(void *object);
__attribute__((weak)) void dispatch_release(void *object);

static void fire(void *source) {
  known_timer *timer = known(source);
  if (!timer || !timer->has_handler) return;
  // The handler may let go of the timer.
  dispatch_retain(source);
  timer->handler.run(timer->handler.context);
  dispatch_release(source);
}

static void nothing(void *source) {}

static void withdraw(known_timer *timer) {
  if (!timer->is_put_off) return;
  timer->is_put_off = false;
  nav_listener.withdraw(timer->source);
}

static void put_off(known_timer *timer) {
  withdraw(timer);
  if (!timer->is_active || !timer->has_time || !timer->has_handler) return;
  timer->is_put_off = true;
  nav_listener.put_off_until(
      NAV_CALL_SOURCE_TIMER, timer->source, timer->delay, timer->interval,
      (nav_work){.run = fire, .release = nothing, .context = timer->source});
}

static void set(handler *handler, void *block) {
  if (handler->is_there) handler->work.release(handler->work.context);
  handler->is_there = block != NULL;
  if (block) handler->work = nav_block_work(block);
}

static void put_off_handler(known_timer *timer, handler *handler) {
  if (!timer->is_active || !handler->is_there) return;
  handler->is_there = false;
  const void *queue = timer->queue ? timer->queue : timer->source;
  nav_listener.put_off(NAV_CALL_ASYNC, queue, queue == &_dispatch_main_q, handler->work);
}

// What a timer does once when it becomes active: it is registered, and cancelled if it was before.
static void activate(known_timer *timer) {
  timer->is_active = true;
  put_off_handler(timer, &timer->registration);
  if (timer->is_cancelled) put_off_handler(timer, &timer->cancel);
  put_off(timer);
}

static void forget(known_timer *gone) {
  known_timer **place = &timers;
  while (*place != gone) place = &(*place)->next;
  *place = gone->next;
  if (gone->has_handler) gone->handler.release(gone->handler.context);
  set(&gone->cancel, NULL);
  set(&gone->registration, NULL);
  free(gone);
}

__attribute__((weak)) source dispatch_source_create(
    const void *type, uintptr_t handle, unsigned long mask, void *queue) {
  source made = real_dispatch_source_create()(type, handle, mask, queue);
  if (!nav_call_is_controlled() || !made) return made;
  if (type != &_dispatch_source_type_timer) {
    nav_listener.note(NAV_CALL_SOURCE);
    return made;
  }
  known_timer *timer = calloc(1, sizeof *timer);
  timer->source = made;
  timer->queue = queue;
  timer->holders = 1;
  timer->next = timers;
  timers = timer;
  return made;
}

__attribute__((weak)) void dispatch_source_set_event_handler(source source, void *handler) {
  known_timer *timer = known(source);
  if (!timer) return real_dispatch_source_set_event_handler()(source, handler);
  if (timer->has_handler) timer->handler.release(timer->handler.context);
  timer->has_handler = handler != NULL;
  if (handler) timer->handler = nav_block_work(handler);
  put_off(timer);
}

__attribute__((weak)) void dispatch_source_set_cancel_handler(source source, void *handler) {
  known_timer *timer = known(source);
  if (!timer) return real_dispatch_source_set_cancel_handler()(source, handler);
  set(&timer->cancel, handler);
}

__attribute__((weak)) void dispatch_source_set_registration_handler(
    source source, void *handler) {
  known_timer *timer = known(source);
  if (!timer) return real_dispatch_source_set_registration_handler()(source, handler);
  set(&timer->registration, handler);
}

__attribute__((weak)) void dispatch_source_set_timer(
    source source, uint64_t start, uint64_t interval, uint64_t leeway) {
  known_timer *timer = known(source);
  if (!timer) return real_dispatch_source_set_timer()(source, start, interval, leeway);
  real_dispatch_source_set_timer()(source, UINT64_MAX, UINT64_MAX, leeway);
  bool is_wall = (int64_t)start < 0 && start != UINT64_MAX;
  int64_t left = is_wall ? (int64_t)(real_dispatch_walltime()(NULL, 0) - start)
                         : (int64_t)(start - real_dispatch_time()(0, 0));
  timer->has_time = start != UINT64_MAX;
  timer->delay = left > 0 && start != 0 ? left : 0;
  timer->interval = interval == UINT64_MAX ? 0 : interval;
  put_off(timer);
}

__attribute__((weak)) void dispatch_resume(void *object) {
  real_dispatch_resume()(object);
  known_timer *timer = known(object);
  if (timer) activate(timer);
}

__attribute__((weak)) void dispatch_activate(void *object) {
  real_dispatch_activate()(object);
  known_timer *timer = known(object);
  if (timer) activate(timer);
}

__attribute__((weak)) void dispatch_suspend(void *object) {
  real_dispatch_suspend()(object);
  known_timer *timer = known(object);
  if (!timer) return;
  timer->is_active = false;
  withdraw(timer);
}

__attribute__((weak)) void dispatch_source_cancel(source source) {
  known_timer *timer = known(source);
  if (timer) {
    withdraw(timer);
    timer->has_time = false;
    timer->is_cancelled = true;
    put_off_handler(timer, &timer->cancel);
  }
  real_dispatch_source_cancel()(source);
}

__attribute__((weak)) void dispatch_retain(void *object) {
  real_dispatch_retain()(object);
  known_timer *timer = known(object);
  if (timer) timer->holders += 1;
}

__attribute__((weak)) void dispatch_release(void *object) {
  known_timer *timer = known(object);
  if (timer && --timer->holders == 0) {
    withdraw(timer);
    forget(timer);
  }
  real_dispatch_release()(object);
}

// MARK: - Files

// The work that libdispatch gives to its own queues meanwhile is not the code's.
static bool enter_file(void) {
  if (nav_call_is_controlled()) nav_listener.note(NAV_CALL_FILE);
  return nav_call_enter();
}

__attribute__((weak)) void *dispatch_io_create(
    unsigned long type, int file, void *queue, void *cleanup) {
  bool before = enter_file();
  void *made = real_dispatch_io_create()(type, file, queue, cleanup);
  nav_call_leave(before);
  return made;
}

__attribute__((weak)) void *dispatch_io_create_with_path(
    unsigned long type, const char *path, int flags, mode_t mode, void *queue, void *cleanup) {
  bool before = enter_file();
  void *made = real_dispatch_io_create_with_path()(type, path, flags, mode, queue, cleanup);
  nav_call_leave(before);
  return made;
}

// Under control nothing is read or written: the answer would come at any time, from another thread.

__attribute__((weak)) void dispatch_read(int file, size_t length, void *queue, void *handler) {
  if (!nav_call_is_controlled()) return real_dispatch_read()(file, length, queue, handler);
  nav_listener.note(NAV_CALL_FILE);
}

__attribute__((weak)) void dispatch_write(int file, void *data, void *queue, void *handler) {
  if (!nav_call_is_controlled()) return real_dispatch_write()(file, data, queue, handler);
  nav_listener.note(NAV_CALL_FILE);
}

void nav_sources_forget(void) {
  while (timers) forget(timers);
}
#endif
