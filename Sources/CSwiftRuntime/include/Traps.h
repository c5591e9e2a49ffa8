#pragma once
#include <stdint.h>

// Hearing of a signal that is about to end the process.

/// Hears of the signals of traps and wrong reads that the calling thread raises, until
/// `nav_traps_ignore`; one thread at a time.
///
/// The function gets the number of the signal, on a stack of its own. When it returns, or has not
/// returned after five seconds, the process ends. Whatever the thread held at that moment it still
/// holds: memory that is not whole, and locks.
void nav_traps_hear(void (*_Nonnull heard)(int32_t number));

/// Ends that.
void nav_traps_ignore(void);
