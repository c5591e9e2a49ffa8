#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "Platform.h"

#ifdef NAV_INTERPOSES_CALLS
#include <stdlib.h>

#include "CallControl.h"

// libdispatch's ways to put off work, and to wait for it.

typedef void *queue;
typedef void *group;

NAV_REAL(void, dispatch_async, queue, void *)
NAV_REAL(void, dispatch_barrier_async, queue, void *)
NAV_REAL(void, dispatch_after, uint64_t, queue, void *)
NAV_REAL(void, dispatch_sync, queue, void *)
NAV_REAL(void, dispatch_barrier_sync, queue, void *)
NAV_REAL(void, dispatch_apply, size_t, queue, void *)
NAV_REAL(void, dispatch_group_async, group, queue, void *)
NAV_REAL(void, dispatch_group_enter, group)
NAV_REAL(void, dispatch_group_leave, group)
NAV_REAL(void, dispatch_group_notify, group, queue, void *)
NAV_REAL(long, dispatch_group_wait, group, uint64_t)
NAV_REAL(long, dispatch_semaphore_wait, void *, uint64_t)
NAV_REAL(long, dispatch_block_wait, void *, uint64_t)
NAV_REAL(void, dispatch_block_notify, void *, queue, void *)
NAV_REAL(uint64_t, dispatch_time, uint64_t, int64_t)
NAV_REAL(uint64_t, dispatch_walltime, const void *, int64_t)

// What 'dispatch_get_main_queue()' is the address of.
extern char _dispatch_main_q __attribute__((weak));

static void put_off(nav_call call, queue queue, nav_work work) {
  nav_listener.put_off(call, queue, queue == (void *)&_dispatch_main_q, work);
}

// MARK: - Queues

__attribute__((weak)) void dispatch_async(queue queue, void *block) {
  if (!nav_call_is_controlled()) return real_dispatch_async()(queue, block);
  put_off(NAV_CALL_ASYNC, queue, nav_block_work(block));
}

__attribute__((weak)) void dispatch_barrier_async(queue queue, void *block) {
  if (!nav_call_is_controlled()) return real_dispatch_barrier_async()(queue, block);
  put_off(NAV_CALL_ASYNC, queue, nav_block_work(block));
}

__attribute__((weak)) void dispatch_after(uint64_t when, queue queue, void *block) {
  if (!nav_call_is_controlled()) return real_dispatch_after()(when, queue, block);
  // Times by the wall count down from the largest number.
  bool is_wall = (int64_t)when < 0 && when != UINT64_MAX;
  int64_t left = is_wall ? (int64_t)(real_dispatch_walltime()(NULL, 0) - when)
                         : (int64_t)(when - real_dispatch_time()(0, 0));
  if (when == UINT64_MAX) return;
  nav_work work = nav_block_work(block);
  nav_listener.put_off_until(NAV_CALL_AFTER, work.context, left > 0 ? left : 0, 0, work);
}

// The block runs on the caller's thread; what waits in the queue comes first.

__attribute__((weak)) void dispatch_sync(queue queue, void *block) {
  if (nav_call_is_controlled()) nav_listener.catch_up(queue);
  real_dispatch_sync()(queue, block);
}

__attribute__((weak)) void dispatch_barrier_sync(queue queue, void *block) {
  if (nav_call_is_controlled()) nav_listener.catch_up(queue);
  real_dispatch_barrier_sync()(queue, block);
}

// Which round comes first is nobody's promise; under control they come in order, on the caller's
// thread.
__attribute__((weak)) void dispatch_apply(size_t rounds, queue queue, void *block) {
  if (!nav_call_is_controlled()) return real_dispatch_apply()(rounds, queue, block);
  for (size_t round = 0; round < rounds; round += 1) nav_block_run_round(block, round);
}

// MARK: - Groups

typedef struct notification {
  queue queue;
  nav_work work;
  struct notification *next;
} notification;

// A group that code under control has entered, and who waits for its end.
typedef struct known_group {
  group group;
  long entered;
  notification *waiting;
  struct known_group *next;
} known_group;

static _Thread_local known_group *groups;

static known_group **place_of(group group) {
  known_group **place = &groups;
  while (*place && (*place)->group != group) place = &(*place)->next;
  return place;
}

static void group_enter(group group) {
  known_group **place = place_of(group);
  if (!*place) {
    *place = calloc(1, sizeof **place);
    (*place)->group = group;
  }
  (*place)->entered += 1;
}

static void group_leave(group group) {
  known_group **place = place_of(group);
  if (!*place || --(*place)->entered > 0) return;
  known_group *over = *place;
  *place = over->next;
  for (notification *each = over->waiting, *next; each; each = next) {
    next = each->next;
    put_off(NAV_CALL_GROUP_NOTIFY, each->queue, each->work);
    free(each);
  }
  free(over);
}

__attribute__((weak)) void dispatch_group_enter(group group) {
  real_dispatch_group_enter()(group);
  if (nav_call_is_controlled()) group_enter(group);
}

__attribute__((weak)) void dispatch_group_leave(group group) {
  real_dispatch_group_leave()(group);
  if (nav_call_is_controlled()) group_leave(group);
}

// Work that leaves a group when it is done.
typedef struct grouped_work {
  group group;
  nav_work work;
} grouped_work;

static void grouped_run(void *context) {
  grouped_work *grouped = context;
  grouped->work.run(grouped->work.context);
  dispatch_group_leave(grouped->group);
}

static void grouped_release(void *context) {
  grouped_work *grouped = context;
  grouped->work.release(grouped->work.context);
  free(grouped);
}

__attribute__((weak)) void dispatch_group_async(group group, queue queue, void *block) {
  if (!nav_call_is_controlled()) return real_dispatch_group_async()(group, queue, block);
  dispatch_group_enter(group);
  grouped_work *grouped = malloc(sizeof *grouped);
  *grouped = (grouped_work){group, nav_block_work(block)};
  put_off(
      NAV_CALL_ASYNC, queue,
      (nav_work){
          .run = grouped_run, .release = grouped_release, .context = grouped,
          .block = grouped->work.block});
}

__attribute__((weak)) void dispatch_group_notify(group group, queue queue, void *block) {
  if (!nav_call_is_controlled()) return real_dispatch_group_notify()(group, queue, block);
  known_group *known = *place_of(group);
  if (!known) return put_off(NAV_CALL_GROUP_NOTIFY, queue, nav_block_work(block));
  notification **last = &known->waiting;
  while (*last) last = &(*last)->next;
  *last = malloc(sizeof **last);
  **last = (notification){queue, nav_block_work(block), NULL};
}

// MARK: - Waiting

// Whoever would have to be waited for runs on this thread: waiting would last forever.

__attribute__((weak)) long dispatch_group_wait(group group, uint64_t timeout) {
  if (nav_call_is_controlled() && *place_of(group)) {
    if (timeout != 0) nav_listener.note(NAV_CALL_GROUP_WAIT);
    return 1;
  }
  return real_dispatch_group_wait()(group, timeout);
}

__attribute__((weak)) long dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  if (!nav_call_is_controlled()) return real_dispatch_semaphore_wait()(semaphore, timeout);
  long result = real_dispatch_semaphore_wait()(semaphore, 0);
  if (result != 0 && timeout != 0) nav_listener.note(NAV_CALL_SEMAPHORE_WAIT);
  return result;
}

__attribute__((weak)) long dispatch_block_wait(void *block, uint64_t timeout) {
  if (!nav_call_is_controlled()) return real_dispatch_block_wait()(block, timeout);
  nav_listener.note(NAV_CALL_WORK_ITEM_WAIT);
  return 1;
}

__attribute__((weak)) void dispatch_block_notify(void *block, queue queue, void *notification) {
  if (!nav_call_is_controlled()) return real_dispatch_block_notify()(block, queue, notification);
  nav_listener.note(NAV_CALL_WORK_ITEM_NOTIFY);
}


void nav_dispatch_forget(void) {
  while (groups) {
    known_group *gone = groups;
    groups = gone->next;
    for (notification *each = gone->waiting, *next; each; each = next) {
      next = each->next;
      each->work.release(each->work.context);
      free(each);
    }
    free(gone);
  }
}
#endif
