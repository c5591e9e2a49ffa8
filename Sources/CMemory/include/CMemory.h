#pragma once
#include <stdint.h>

// What the standard library does not offer on raw memory.

// Asks for the cache line at an address, which is going to be written.
static inline void memory_prefetch(const void *address) { __builtin_prefetch(address, 1); }
