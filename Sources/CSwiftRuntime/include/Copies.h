#pragma once
#include <stdbool.h>
#include <sys/types.h>

/// Makes a copy of this process with the calling thread alone, and returns its number: 0 in the
/// copy, below zero when there is none.
///
/// The copy ends with the calling thread at the latest.
pid_t nav_copy_process(void);

/// Waits until a copy has ended, for some milliseconds at most, and collects its status; one that
/// goes on is killed.
///
/// - Returns: whether it has ended by itself; false as well when its status is lost.
bool nav_await_copy(pid_t copy, int milliseconds, int *status);
