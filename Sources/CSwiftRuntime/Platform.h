#pragma once

// What only some platforms have, each by a name. A build with the trait Portable does without what
// only Linux has, as a build elsewhere does.

#if defined(__linux__) && !defined(NAV_PORTABLE)
/// A program's own definition of a function comes before a library's.
#define NAV_INTERPOSES_CALLS
/// Binaries are ELF files, found by their headers and read with all their symbols.
#define NAV_READS_BINARIES
/// A copy of the process ends with it, and can be waited for.
#define NAV_COPIES_PROCESSES
#if defined(__x86_64__) || defined(__aarch64__)
/// The runtime keeps objects where `RuntimeLayout.h` says.
#define NAV_PLANS_FIELDS
/// The code of functions can be written, and their symbols are read.
#define NAV_WATCHES_FUNCTIONS
#endif
#endif
