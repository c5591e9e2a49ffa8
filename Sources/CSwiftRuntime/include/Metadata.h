#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reading type metadata: what `Mirror` knows but does not tell, namely ownership of fields,
// payload types of enum cases and layouts.

/// What a type is, as its metadata says.
typedef enum cv_kind : uint32_t {
  CV_KIND_CLASS = 0,
  CV_KIND_STRUCT = 0x200,
  CV_KIND_ENUM = 0x201,
  CV_KIND_OPTIONAL = 0x202,
  CV_KIND_OPAQUE = 0x300,
  CV_KIND_TUPLE = 0x301,
  CV_KIND_FUNCTION = 0x302,
  CV_KIND_EXISTENTIAL = 0x303,
  CV_KIND_METATYPE = 0x304,
  CV_KIND_EXISTENTIAL_METATYPE = 0x306,
  CV_KIND_EXTENDED_EXISTENTIAL = 0x307,
} cv_kind;

/// How a stored property holds what it refers to.
typedef enum cv_ownership : uint32_t {
  CV_OWNS,
  CV_WEAKLY,
  CV_UNOWNED_SAFE,
  CV_UNMANAGED,
} cv_ownership;

/// How a value of an existential type is laid out.
typedef enum cv_existential : uint32_t {
  CV_ANY_VALUE,
  CV_ANY_OBJECT,
  CV_ANY_ERROR,
} cv_existential;

/// One case of an enum as its metadata describes it.
typedef struct cv_case_description {
  const char *_Nullable name;
  /// The metadata of the payload, or null.
  const void *_Nullable payload;
  /// Whether the case was declared with a payload, known type or not.
  bool hasPayload;
  bool isIndirect;
} cv_case_description;

/// One element of a tuple type.
typedef struct cv_tuple_element {
  const void *_Nonnull type;
  uint64_t offset;
} cv_tuple_element;

cv_kind cv_metadata_kind(const void *_Nonnull metadata);
size_t cv_metadata_size(const void *_Nonnull metadata);
size_t cv_metadata_stride(const void *_Nonnull metadata);
size_t cv_metadata_align_mask(const void *_Nonnull metadata);

/// How a struct or class holds its `index`th field, superclass's fields counted first.
cv_ownership cv_field_ownership(const void *_Nonnull metadata, intptr_t index);

/// The declared type of a field that reflects as `()`, if it is something else; null otherwise.
///
/// - Parameter isVoid: set when the field really is of type `()`.
const void *_Nullable cv_hidden_field_type(
    const void *_Nonnull metadata, intptr_t index, bool *_Nonnull isVoid);

/// The metadata of the superclass, or null.
const void *_Nullable cv_superclass(const void *_Nonnull metadata);
/// How many bytes an instance takes, header included.
size_t cv_instance_size(const void *_Nonnull metadata);
/// How many fields a class declares itself.
size_t cv_own_field_count(const void *_Nonnull metadata);

size_t cv_enum_case_count(const void *_Nonnull metadata);
size_t cv_enum_payload_case_count(const void *_Nonnull metadata);
cv_case_description cv_enum_case(const void *_Nonnull metadata, size_t index);

size_t cv_tuple_count(const void *_Nonnull metadata);
/// The labels of a tuple, each followed by a blank, or null.
const char *_Nullable cv_tuple_labels(const void *_Nonnull metadata);
cv_tuple_element cv_tuple_at(const void *_Nonnull metadata, size_t index);

cv_existential cv_existential_layout(const void *_Nonnull metadata);
