#pragma once
#include <stdbool.h>

/// Whether a signal of a breakpoint came since a watched function was called.
///
/// - Parameter context: what the signal interrupted, as its handler is told.
bool nav_functions_met(const void *context);
