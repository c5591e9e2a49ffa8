#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "UnnamedFiles.h"

#if defined(__linux__)
#include <sys/mman.h>

int nav_unnamed_file(void) { return memfd_create("navigation-worker", MFD_CLOEXEC); }
#endif
