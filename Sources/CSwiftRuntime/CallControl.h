#pragma once
#include <stddef.h>

#include "Calls.h"

// What the definitions of controlled functions share.

/// The listener, once there is one.
extern nav_call_listener nav_listener;

/// Returns true if the call at hand is one of code under control, and not of a library within such a call.
bool nav_call_is_controlled(void);

/// Brackets the calls that a definition makes itself, which nobody is told of.
bool nav_call_enter(void);
void nav_call_leave(bool before);

/// The function of this name that a program would call without this module.
void *nav_next_function(const char *name);

/// Copies a block, runs one with the number of a round, and makes work of one.
void *nav_block_copy(void *block);
void nav_block_run_round(void *block, size_t round);
nav_work nav_block_work(void *block);

/// Forget what a file keeps of a subject that is gone.
void nav_dispatch_forget(void);
void nav_sources_forget(void);
void nav_run_loop_forget(void);

/// Makes the real function available as `real_NAME`, found at the first call.
#define NAV_REAL(result, name, ...)                                  \
  typedef result (*name##_function)(__VA_ARGS__);                    \
  static name##_function real_##name(void) {                         \
    static name##_function found;                                    \
    if (!found) found = (name##_function)nav_next_function(#name);   \
    return found;                                                    \
  }
