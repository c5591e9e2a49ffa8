#pragma once
#include <stdint.h>

// Who sent the signal that ends this process, for whoever looks at its end.

/// The senders of a signal.
enum {
  /// The kernel, for what the process did: a trap, a wrong address.
  NAV_SENDER_KERNEL = 1,
  /// The process itself.
  NAV_SENDER_ITSELF = 2,
  /// Another process.
  NAV_SENDER_OTHER = 3,
};

/// The parts of a note: the signal's number in the lowest byte, then its sender, then whether the
/// process had used up nearly all memory that a limit grants to it, or all of its stack.
enum {
  NAV_NOTE_SENDER_SHIFT = 8,
  NAV_NOTE_LACKS_MEMORY = 1 << 16,
  NAV_NOTE_LACKS_STACK = 1 << 17,
};

/// Takes note of the signals that end this process, in a word that outlives it.
///
/// The process ends as it would have ended. Nothing is noted of `SIGKILL`, nor of signals that the process
/// has begun to handle otherwise. Where the stack of the calling thread has no room left, the handler has one of
/// its own; other threads then end the process without a note.
void nav_note_ending_signals(uint64_t *_Nonnull note);
