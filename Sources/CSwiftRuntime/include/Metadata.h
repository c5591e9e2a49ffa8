#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reading type metadata: what `Mirror` knows but does not tell, namely ownership of fields,
// payload types of enum cases and layouts.

/// The kind of a type, as its metadata says.
typedef enum nav_kind : uint32_t {
  NAV_KIND_CLASS = 0,
  NAV_KIND_STRUCT = 0x200,
  NAV_KIND_ENUM = 0x201,
  NAV_KIND_OPTIONAL = 0x202,
  NAV_KIND_OPAQUE = 0x300,
  NAV_KIND_TUPLE = 0x301,
  NAV_KIND_FUNCTION = 0x302,
  NAV_KIND_EXISTENTIAL = 0x303,
  NAV_KIND_METATYPE = 0x304,
  NAV_KIND_EXISTENTIAL_METATYPE = 0x306,
  NAV_KIND_EXTENDED_EXISTENTIAL = 0x307,
} nav_kind;

/// The way in which a stored property holds the object that it refers to.
typedef enum nav_ownership : uint32_t {
  NAV_OWNS,
  NAV_WEAKLY,
  NAV_UNOWNED_SAFE,
  NAV_UNMANAGED,
} nav_ownership;

/// The layout of values of an existential type.
typedef enum nav_existential : uint32_t {
  NAV_ANY_VALUE,
  NAV_ANY_OBJECT,
  NAV_ANY_ERROR,
  NAV_ANY_OTHER,
} nav_existential;

/// One case of an enum as its metadata describes it.
typedef struct nav_case_description {
  const char *_Nullable name;
  /// The metadata of the payload, or null.
  const void *_Nullable payload;
  /// A Boolean value that indicates whether the case was declared with a payload, known type or not.
  bool hasPayload;
  bool isIndirect;
} nav_case_description;

/// One element of a tuple type.
typedef struct nav_tuple_element {
  const void *_Nonnull type;
  uint64_t offset;
} nav_tuple_element;

/// The kind of a type.
nav_kind nav_metadata_kind(const void *_Nonnull metadata);

/// The way in which a struct or class holds its `index`th field, superclass's fields counted first.
nav_ownership nav_field_ownership(const void *_Nonnull metadata, intptr_t index);

/// The declared type of a field that reflects as `()`, if it is something else; null otherwise.
///
/// - Parameter isVoid: set when the field really is of type `()`.
const void *_Nullable nav_hidden_field_type(
    const void *_Nonnull metadata, intptr_t index, bool *_Nonnull isVoid);

/// The metadata of the superclass, or null.
const void *_Nullable nav_superclass(const void *_Nonnull metadata);
/// The number of bytes of an instance, header included.
size_t nav_instance_size(const void *_Nonnull metadata);
/// The number of fields that a class declares itself.
size_t nav_own_field_count(const void *_Nonnull metadata);

/// The number of cases of an enum.
size_t nav_enum_case_count(const void *_Nonnull metadata);
/// The number of cases of an enum that have a payload; these come first.
size_t nav_enum_payload_case_count(const void *_Nonnull metadata);
/// One case of an enum.
nav_case_description nav_enum_case(const void *_Nonnull metadata, size_t index);

/// The number of elements of a tuple.
size_t nav_tuple_count(const void *_Nonnull metadata);
/// The labels of a tuple, each followed by a blank, or null.
const char *_Nullable nav_tuple_labels(const void *_Nonnull metadata);
/// One element of a tuple.
nav_tuple_element nav_tuple_at(const void *_Nonnull metadata, size_t index);

/// The layout of values of an existential type.
nav_existential nav_existential_layout(const void *_Nonnull metadata);
