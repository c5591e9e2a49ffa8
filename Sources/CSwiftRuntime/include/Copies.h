#pragma once
#include <sys/types.h>

// Makes a copy of this process with the calling thread alone, which ends with that thread at the
// latest; 0 in the copy, below zero when there is none.
pid_t nav_copy_process(void);
