#pragma once
// The signals of traps and wrong reads. Handlers belong to the process, while those who want to hear
// of them work on threads of their own, at the same time.

#include <signal.h>
#include <stdbool.h>

/// The signals.
sigset_t nav_trap_signals(void);

/// Lets this file's handler hear of the signals; ends with `nav_trap_signals_leave`.
void nav_trap_signals_enter(void);

/// Lets the signals go where they went before, unless others still want to hear of them.
void nav_trap_signals_leave(void);

/// Ends the attempt of the calling thread, if it makes one, and does not return then.
void nav_attempt_end(int number);

/// Returns whether the calling thread is the one whose traps are heard of.
bool nav_traps_are_heard(void);

/// Tells of a trap.
void nav_traps_tell(int number);
