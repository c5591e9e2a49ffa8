#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "RuntimeLayout.h"

// The functions and numbers that the runtime keeps for every type: how its values are copied and
// destroyed, how large they are, which case of an enum they are.

static inline const void *_Nonnull const *_Nonnull nav_witnesses(const void *_Nonnull metadata) {
  return ((const void *const *const *)metadata)[-1];
}

static inline const void *_Nonnull nav_witness(
    const void *_Nonnull metadata, nav_constant witness) {
  return nav_witnesses(metadata)[nav_layout[witness]];
}

/// A Boolean value that indicates whether a flag of a type is set.
static inline bool nav_metadata_flag(const void *_Nonnull metadata, nav_constant bit) {
  return ((uintptr_t)nav_witness(metadata, NAV_WITNESS_FLAGS) >> nav_layout[bit] & 1) != 0;
}

/// The number of bytes of a value.
static inline size_t nav_metadata_size(const void *_Nonnull metadata) {
  return (size_t)(uintptr_t)nav_witness(metadata, NAV_WITNESS_SIZE);
}

/// The distance between values in a row.
static inline size_t nav_metadata_stride(const void *_Nonnull metadata) {
  return (size_t)(uintptr_t)nav_witness(metadata, NAV_WITNESS_STRIDE);
}

/// The alignment of a value in bytes, less one.
static inline size_t nav_metadata_align_mask(const void *_Nonnull metadata) {
  return (size_t)((uintptr_t)nav_witness(metadata, NAV_WITNESS_FLAGS) & 0xFF);
}

/// Makes a copy of a value in memory that holds none.
static inline void nav_value_copy(
    void *_Nonnull to, const void *_Nonnull from, const void *_Nonnull metadata) {
  typedef void *(*function)(void *, const void *, const void *);
  ((function)nav_witness(metadata, NAV_WITNESS_COPY))(to, from, metadata);
}

/// Ends a value; its memory holds none from then on.
static inline void nav_value_destroy(void *_Nonnull value, const void *_Nonnull metadata) {
  typedef void (*function)(void *, const void *);
  ((function)nav_witness(metadata, NAV_WITNESS_DESTROY))(value, metadata);
}

/// A Boolean value that indicates whether an optional of a type, at an address, is nil.
static inline bool nav_optional_is_nil(
    const void *_Nonnull value, const void *_Nonnull wrapped_metadata) {
  typedef uint32_t (*function)(const void *, uint32_t, const void *);
  function get_single = (function)nav_witness(wrapped_metadata, NAV_WITNESS_GET_SINGLE);
  return get_single(value, 1, wrapped_metadata) != 0;
}

/// The number of the case that a value of an enum is; those with a payload come first.
static inline uint32_t nav_enum_tag(const void *_Nonnull value, const void *_Nonnull metadata) {
  typedef uint32_t (*function)(const void *, const void *);
  return ((function)nav_witness(metadata, NAV_WITNESS_GET_CASE))(value, metadata);
}

/// Turns a value of an enum into its payload, in place.
static inline void nav_enum_project(void *_Nonnull value, const void *_Nonnull metadata) {
  typedef void (*function)(void *, const void *);
  ((function)nav_witness(metadata, NAV_WITNESS_PROJECT))(value, metadata);
}

/// Turns a payload into a value of an enum, in place.
static inline void nav_enum_inject(
    void *_Nonnull payload, uint32_t tag, const void *_Nonnull metadata) {
  typedef void (*function)(void *, uint32_t, const void *);
  ((function)nav_witness(metadata, NAV_WITNESS_INJECT))(payload, tag, metadata);
}
