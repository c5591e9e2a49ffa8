#pragma once
#include <sys/types.h>

/// Makes a copy of this process with the calling thread alone, and returns its number: 0 in the
/// copy, below zero when there is none.
///
/// The copy ends with the calling thread at the latest.
pid_t nav_copy_process(void);
