#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Objects that are watched without being kept alive.
//
// A pin is an unowned reference: when the object ends, its memory stays until the pin is taken
// away, so no other object can be taken for it.

typedef struct nav_pins nav_pins;

/// Makes a set of pins that has none.
nav_pins *_Nonnull nav_pins_make(void);
/// Takes all pins away, and frees their set.
void nav_pins_free(nav_pins *_Nonnull pins);

/// Pins an object, unless it is pinned already.
void nav_pins_add(nav_pins *_Nonnull pins, const void *_Nonnull object);

/// Whether an object is pinned; one that has ended is not taken for any other.
bool nav_pins_has(const nav_pins *_Nonnull pins, const void *_Nonnull object);

/// The number of pinned objects.
size_t nav_pins_count(const nav_pins *_Nonnull pins);

/// Takes all pins away.
void nav_pins_clear(nav_pins *_Nonnull pins);

/// Takes the pins of ended objects away, and returns how many are left.
size_t nav_pins_sweep(nav_pins *_Nonnull pins);

/// Marks the pinned ones among some objects; all others are unmarked.
void nav_pins_mark(
    nav_pins *_Nonnull pins, const void *_Nonnull const *_Nullable objects, size_t count);

/// The position of the next pinned object from a position on that is not marked; the number of
/// pins where there is none.
size_t nav_pins_next_unmarked(const nav_pins *_Nonnull pins, size_t position);

/// The object at a position, in the order of pinning.
const void *_Nonnull nav_pins_object(const nav_pins *_Nonnull pins, size_t position);
