#pragma once
#include "include/CallsUnderWay.h"

/// Notes the calls under way where a signal came, if that was asked for.
///
/// - Parameter context: what the signal interrupted, as its handler is told.
void nav_calls_note(const void *context);
