#pragma once
#include <stdbool.h>
#include <stdint.h>

// Calls by which code puts off work, blocks or reads a clock without the Swift runtime knowing: of
// libdispatch, of Foundation's run loop, of threads and of clocks. On Linux a program's own
// definition of a function comes before a library's; the definitions behind this header pass every
// call on, but for those of code that is under control, on the thread that is.

/// The calls that are told apart. Those from `NAV_CALL_FIRST_UNCONTROLLED` on cannot be controlled.
typedef enum nav_call : int32_t {
  NAV_CALL_ASYNC = 0,
  NAV_CALL_AFTER,
  NAV_CALL_GROUP_NOTIFY,
  NAV_CALL_PERFORM,
  NAV_CALL_TIMER,
  NAV_CALL_SOURCE_TIMER,
  NAV_CALL_FIRST_UNCONTROLLED,
  NAV_CALL_THREAD = NAV_CALL_FIRST_UNCONTROLLED,
  NAV_CALL_SLEEP,
  NAV_CALL_SEMAPHORE_WAIT,
  NAV_CALL_GROUP_WAIT,
  NAV_CALL_WORK_ITEM_WAIT,
  NAV_CALL_WORK_ITEM_NOTIFY,
  NAV_CALL_SOURCE,
  NAV_CALL_FILE,
  NAV_CALL_RUN_LOOP,
  NAV_CALL_COUNT,
} nav_call;

/// Work that was put off. It may run several times; it is released once.
typedef struct nav_work {
  void (*_Nonnull run)(void *_Nonnull context);
  void (*_Nonnull release)(void *_Nonnull context);
  void *_Nonnull context;
  /// The block that it is; null for other work.
  void *_Nullable block;
} nav_work;

/// The operation that a block was made of: a function's code and the context of its closure; false
/// where the work is no block, or one of which that can't be read.
bool nav_work_operation(
    nav_work work, const void *_Nullable *_Nonnull code, const void *_Nullable *_Nonnull context);

/// A listener that hears of calls under control.
typedef struct nav_call_listener {
  /// Takes over work for a queue.
  void (*_Nonnull put_off)(nav_call call, const void *_Nonnull queue, bool is_main, nav_work work);
  /// Takes over work for later: after a delay, and then, unless the interval is 0, at each interval.
  /// Both are in nanoseconds. The token names it when it is withdrawn.
  void (*_Nonnull put_off_until)(
      nav_call call, const void *_Nonnull token, uint64_t delay, uint64_t interval, nav_work work);
  /// Withdraws the work that was put off for later under a token.
  void (*_Nonnull withdraw)(const void *_Nonnull token);
  /// Does the work that was put off for a queue, since the caller waits for its turn there.
  void (*_Nonnull catch_up)(const void *_Nonnull queue);
  /// Lets time pass, in nanoseconds, since the caller blocks for so long.
  void (*_Nonnull pass)(uint64_t time);
  /// Notes a call that cannot be controlled.
  void (*_Nonnull note)(nav_call call);
  /// The time that has passed under control, in nanoseconds.
  uint64_t (*_Nonnull now)(void);
} nav_call_listener;

/// Returns true if calls can be controlled in this process.
bool nav_calls_available(void);

/// Sets the listener. It stays for the life of the process.
void nav_calls_listen(nav_call_listener listener);

/// Puts the calls of this thread under control, or ends that, and returns how it was before.
bool nav_calls_control(bool controls);

/// Forgets the groups, timers and sources of a subject that is gone.
void nav_calls_forget(void);
