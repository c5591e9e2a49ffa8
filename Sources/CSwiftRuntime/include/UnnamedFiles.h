#pragma once

#if defined(__linux__)
/// Opens an empty file in memory, without a name, and returns its number; below zero when there is
/// none.
int nav_unnamed_file(void);
#endif
