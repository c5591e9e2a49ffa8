#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "RuntimeLayout.h"

// What the files that read metadata share.

#if defined(__has_attribute)
#if __has_attribute(swiftcall)
#define NAV_SWIFTCALL __attribute__((swiftcall))
#endif
#endif
#ifndef NAV_SWIFTCALL
#define NAV_SWIFTCALL
#endif

static inline const char *nav_relative(const void *field) {
  int32_t distance;
  memcpy(&distance, field, sizeof distance);
  return distance == 0 ? NULL : (const char *)field + distance;
}

static inline uint32_t nav_word32(const void *base, size_t offset) {
  uint32_t word;
  memcpy(&word, (const char *)base + offset, sizeof word);
  return word;
}

static inline const void *nav_pointer(const void *base, size_t offset) {
  const void *result;
  memcpy(&result, (const char *)base + offset, sizeof result);
  return result;
}

// A mangled name may hold symbolic references: a control byte and a relative or absolute pointer.
static inline size_t nav_mangled_length(const char *name) {
  const char *end = name;
  while (*end != 0) {
    if (*end >= 0x01 && *end <= 0x17)
      end += nav_layout[NAV_RELATIVE_REFERENCE];
    else if (*end >= 0x18 && *end <= 0x1F)
      end += 9;
    else
      end += 1;
  }
  return (size_t)(end - name);
}
