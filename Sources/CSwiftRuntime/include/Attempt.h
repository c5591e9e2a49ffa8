#pragma once
#include <stdint.h>

// Trying what may read memory that is not there.

/// The outcomes of an attempt that no signal ended, and that did not come to its end.
enum {
  /// It worked longer than it was given, or waited ten times as long.
  NAV_ATTEMPT_ENDLESS = -1,
  /// It could not begin.
  NAV_ATTEMPT_NOT_STARTED = -2,
};

/// Runs a body on a thread of its own, waits for it, and returns how it ended.
///
/// A signal that would end the process ends the body alone. What the body held at that moment is
/// lost: memory, and locks of the runtime. This is for reading a few values by rules that may be
/// wrong, before anything depends on them.
///
/// The outcome is 0 when the body came to its end, the number of the signal that ended it, or one of the
/// numbers above.
int32_t nav_attempt(
    void (*_Nonnull body)(void *_Nullable context), void *_Nullable context, uint32_t seconds);
