#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Identifiers that are counted instead of drawn at random.
//
// Their texts are UUIDs, NNNNNNNN-C0DE-4000-8000-RRRRRRRRRRRR: what number they are in their
// replay, and in which replay of this process they were made, so that one that outlives its replay
// equals none of the next.

/// Begins a replay: its first identifier is number 1.
void nav_begin_identifiers(void);

enum { NAV_IDENTIFIER_LENGTH = 36 };

/// Writes the text of the next identifier, and what ends it.
void nav_next_identifier(char text[NAV_IDENTIFIER_LENGTH + 1]);

/// Whether one was made since the process began.
bool nav_made_identifiers(void);

/// The identifiers met in one observation.
typedef struct nav_met_identifiers nav_met_identifiers;

nav_met_identifiers *nav_met_identifiers_make(void);
void nav_met_identifiers_free(nav_met_identifiers *met);
void nav_met_identifiers_forget(nav_met_identifiers *met);

/// Replaces each identifier in a text by one that tells but when it was first met, which takes as
/// many bytes.
void nav_number_identifiers(nav_met_identifiers *met, void *bytes, size_t size);
