#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Which functions of a type are called: found by the symbols of the image that declares the type,
// and noted by breakpoints that are taken away when they are met.

/// Returns true if functions are found and watched on this platform.
bool nav_functions_available(void);

/// Receives a function.
///
/// - Parameters:
///   - name: its mangled name.
///   - prefix: the number of bytes of the name that are the mangled name of the type.
typedef void (*nav_function_visitor)(
    void *_Nullable context, const char *_Nonnull name, size_t prefix,
    const void *_Nonnull function);

/// Visits the functions whose names begin with that of a type, in the order of the symbol table.
///
/// A stripped image has no such names, nor has an image of another format than ELF.
void nav_visit_functions(
    const void *_Nonnull metadata, nav_function_visitor _Nonnull visit, void *_Nullable context);

/// Calls a method of Swift that takes nothing, returns nothing and does not throw.
void nav_call_method(const void *_Nonnull function, const void *_Nonnull object);

/// Notes the first call of each function in the flag of the same index.
///
/// Once for each process; the flags must stay.
///
/// - Returns: whether the functions are watched; if not, nothing has changed.
bool nav_watch_functions(
    const void *_Nonnull const *_Nonnull functions, size_t count, uint8_t *_Nonnull flags);
