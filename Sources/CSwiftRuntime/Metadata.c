#include "Metadata.h"

#include "MetadataReading.h"
#include "RuntimeLayout.h"

// How far an object reaches before and behind its address.
typedef struct {
  size_t before, behind;
} nav_extents;

NAV_SWIFTCALL extern const void *swift_getTypeByMangledNameInContext(
    const char *name, size_t length, const void *context, const void *const *arguments);

NAV_SWIFTCALL extern nav_extents _swift_getSwiftClassInstanceExtents(const void *metadata);
extern const void *swift_getTypeContextDescriptor(const void *metadata);

nav_kind nav_metadata_kind(const void *metadata) {
  uintptr_t kind = *(const uintptr_t *)metadata;
  return kind > 0x7FF ? NAV_KIND_CLASS : (nav_kind)kind;
}

static const char *field_descriptor(const void *metadata) {
  const char *descriptor = swift_getTypeContextDescriptor(metadata);
  return descriptor == NULL ? NULL : nav_relative(descriptor + nav_layout[NAV_DESCRIPTOR_FIELDS]);
}

static size_t field_count(const void *metadata) {
  const char *fields = field_descriptor(metadata);
  return fields == NULL ? 0 : nav_word32(fields, nav_layout[NAV_FIELD_COUNT]);
}

const void *nav_superclass(const void *metadata) {
  const void *parent = nav_pointer(metadata, nav_layout[NAV_SUPERCLASS]);
#ifdef __APPLE__
  // The root of a Swift class is an Objective-C class without a descriptor of ours.
  if (parent != NULL && (((uintptr_t)nav_pointer(parent, 32)) & 3) == 0) return NULL;
#endif
  return parent;
}

size_t nav_instance_size(const void *metadata) {
  return _swift_getSwiftClassInstanceExtents(metadata).behind;
}

size_t nav_own_field_count(const void *metadata) { return field_count(metadata); }

static const char *record_at(const char *fields, size_t index) {
  return fields + nav_layout[NAV_FIELD_RECORDS] + nav_layout[NAV_FIELD_RECORD_SIZE] * index;
}

// Finds the record of a field among those of a struct, or of a class and its superclasses.
static const char *field_record(const void *metadata, intptr_t index, const void **declaring) {
  if (nav_metadata_kind(metadata) == NAV_KIND_CLASS) {
    intptr_t inherited = 0;
    for (const void *c = nav_superclass(metadata); c != NULL; c = nav_superclass(c))
      inherited += (intptr_t)field_count(c);
    while (metadata != NULL && index < inherited) {
      metadata = nav_superclass(metadata);
      inherited -= (intptr_t)field_count(metadata);
    }
    index -= inherited;
  }
  if (metadata == NULL || index < 0 || (size_t)index >= field_count(metadata)) return NULL;
  *declaring = metadata;
  return record_at(field_descriptor(metadata), (size_t)index);
}

// Where structs and enums keep what they are generic over.
static const void *const *generic_arguments(const void *metadata) {
  return (const void *const *)((const char *)metadata + nav_layout[NAV_GENERIC_ARGUMENTS]);
}

nav_ownership nav_field_ownership(const void *metadata, intptr_t index) {
  const void *declaring;
  const char *record = field_record(metadata, index, &declaring);
  const char *type = record == NULL ? NULL : nav_relative(record + nav_layout[NAV_RECORD_TYPE]);
  if (type == NULL) return NAV_OWNS;
  size_t length = nav_mangled_length(type);
  if (length < 2 || type[length - 2] != 'X') return NAV_OWNS;
  switch (type[length - 1]) {
  case 'w': return NAV_WEAKLY;
  case 'o': return NAV_UNOWNED_SAFE;
  case 'u': return NAV_UNMANAGED;
  default: return NAV_OWNS;
  }
}

const void *nav_hidden_field_type(const void *metadata, intptr_t index, bool *isVoid) {
  const void *declaring;
  const char *record = field_record(metadata, index, &declaring);
  const char *type = record == NULL ? NULL : nav_relative(record + nav_layout[NAV_RECORD_TYPE]);
  *isVoid = false;
  if (type == NULL) return NULL;
  size_t length = nav_mangled_length(type);
  if (length == 2 && type[0] == 'y' && type[1] == 't') {
    *isVoid = true;
    return NULL;
  }
  const void *descriptor = swift_getTypeContextDescriptor(declaring);
  bool isGeneric = (nav_word32(descriptor, 0) >> nav_layout[NAV_DESCRIPTOR_GENERIC_BIT] & 1) != 0;
  if (isGeneric) {
    // Where a class keeps its generic arguments depends on its superclass: not worth the risk.
    if (nav_metadata_kind(declaring) == NAV_KIND_CLASS) return NULL;
    return swift_getTypeByMangledNameInContext(
        type, length, descriptor, generic_arguments(declaring));
  }
  return swift_getTypeByMangledNameInContext(type, length, descriptor, NULL);
}

size_t nav_enum_payload_case_count(const void *metadata) {
  return nav_word32(
             swift_getTypeContextDescriptor(metadata), nav_layout[NAV_DESCRIPTOR_PAYLOAD_CASES])
      & 0x00FFFFFF;
}

size_t nav_enum_case_count(const void *metadata) { return field_count(metadata); }

nav_case_description nav_enum_case(const void *metadata, size_t index) {
  nav_case_description result = {NULL, NULL, false, false};
  const char *fields = field_descriptor(metadata);
  if (fields == NULL || index >= nav_word32(fields, nav_layout[NAV_FIELD_COUNT])) return result;
  const char *record = record_at(fields, index);
  result.isIndirect = (nav_word32(record, 0) >> nav_layout[NAV_RECORD_INDIRECT_BIT] & 1) != 0;
  result.name = nav_relative(record + nav_layout[NAV_RECORD_NAME]);
  const char *type = nav_relative(record + nav_layout[NAV_RECORD_TYPE]);
  result.hasPayload = type != NULL;
  if (type != NULL)
    result.payload = swift_getTypeByMangledNameInContext(
        type, nav_mangled_length(type), swift_getTypeContextDescriptor(metadata),
        generic_arguments(metadata));
  return result;
}

size_t nav_tuple_count(const void *metadata) {
  return (size_t)(uintptr_t)nav_pointer(metadata, nav_layout[NAV_TUPLE_COUNT]);
}

const char *nav_tuple_labels(const void *metadata) {
  return (const char *)nav_pointer(metadata, nav_layout[NAV_TUPLE_LABELS]);
}

nav_tuple_element nav_tuple_at(const void *metadata, size_t index) {
  size_t element = nav_layout[NAV_TUPLE_ELEMENTS] + nav_layout[NAV_TUPLE_ELEMENT_SIZE] * index;
  size_t offset = element + nav_layout[NAV_TUPLE_ELEMENT_OFFSET];
  nav_tuple_element result;
  result.type = nav_pointer(metadata, element);
#ifdef __APPLE__
  result.offset = (uint64_t)(uintptr_t)nav_pointer(metadata, offset);
#else
  result.offset = nav_word32(metadata, offset);
#endif
  return result;
}

nav_existential nav_existential_layout(const void *metadata) {
  if (nav_metadata_kind(metadata) == NAV_KIND_EXTENDED_EXISTENTIAL) {
    switch (nav_word32(nav_pointer(metadata, nav_layout[NAV_EXISTENTIAL_FLAGS]), 0) & 0xFF) {
    case 0: return NAV_ANY_VALUE;
    case 1: return NAV_ANY_OBJECT;
    default: return NAV_ANY_OTHER;
    }
  }
  uint32_t flags = nav_word32(metadata, nav_layout[NAV_EXISTENTIAL_FLAGS]);
  if ((flags >> nav_layout[NAV_EXISTENTIAL_SPECIAL_SHIFT] & 0x3F) == 1) return NAV_ANY_ERROR;
  bool is_any_value = (flags >> nav_layout[NAV_EXISTENTIAL_ANY_VALUE_BIT] & 1) != 0;
  return is_any_value ? NAV_ANY_VALUE : NAV_ANY_OBJECT;
}
