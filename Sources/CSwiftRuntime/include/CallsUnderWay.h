#pragma once
#include <stdint.h>

// The calls that were under way when a signal ended this process, for whoever looks at its end.

/// Makes the handler of ending signals note the addresses of the calls that were under way, innermost
/// first, as they stand in the file of this executable; those of other binaries are left out.
///
/// The address of a call is one in the call itself, not the one that it returns to.
///
/// - Parameters:
///   - count: receives the number of calls.
///   - calls: receives the addresses.
///   - room: the number of addresses for which there is room.
void nav_note_calls_under_way(uint64_t *_Nonnull count, uint64_t *_Nonnull calls, uint64_t room);
