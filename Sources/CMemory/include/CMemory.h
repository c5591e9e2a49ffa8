#pragma once
#include <stdint.h>

// What the standard library does not offer on raw memory.

// Asks for the cache line at an address, which is going to be written.
static inline void memory_prefetch(const void *address) { __builtin_prefetch(address, 1); }

// Words that several threads read and write.

static inline uint64_t memory_load(const uint64_t *word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

static inline void memory_store(uint64_t *word, uint64_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

// Adds to a word and returns what it was before.
static inline uint64_t memory_add(uint64_t *word, uint64_t more) {
  return __atomic_fetch_add(word, more, __ATOMIC_RELAXED);
}

// Gives a word a value if it is 0, and returns what it was before.
static inline uint64_t memory_claim(uint64_t *word, uint64_t value) {
  uint64_t before = 0;
  __atomic_compare_exchange_n(word, &before, value, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return before;
}
