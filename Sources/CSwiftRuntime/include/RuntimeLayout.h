#pragma once
#include <stdint.h>

// Where the Swift runtime keeps what is read here without its help.
//
// Nothing promises that the next runtime keeps it there. Every process therefore compares what is
// read with what the runtime itself says, before it relies on it; tests change one constant at a
// time to see that this is noticed.

/// The constants: each with its value, and the distance by which tests move it.
#define NAV_CONSTANTS(each)                                                                     \
  /* Class metadata, in bytes. */                                                               \
  each(NAV_SUPERCLASS, 8, 8)                                                                    \
  /* A type's descriptor, in bytes; the bit that tells generic types. */                        \
  each(NAV_DESCRIPTOR_FIELDS, 16, 4)                                                            \
  each(NAV_DESCRIPTOR_PAYLOAD_CASES, 20, 4)                                                     \
  each(NAV_DESCRIPTOR_GENERIC_BIT, 7, 1)                                                        \
  each(NAV_GENERIC_ARGUMENTS, 16, 8)                                                            \
  /* Records of fields and cases, in bytes; the bit that tells indirect cases. */               \
  each(NAV_FIELD_COUNT, 12, 4)                                                                  \
  each(NAV_FIELD_RECORDS, 16, 4)                                                                \
  each(NAV_FIELD_RECORD_SIZE, 12, 4)                                                            \
  each(NAV_RECORD_TYPE, 4, 4)                                                                   \
  each(NAV_RECORD_NAME, 8, 4)                                                                   \
  each(NAV_RECORD_INDIRECT_BIT, 0, 1)                                                           \
  /* The length of a reference to a type within a mangled name, control byte included. */       \
  each(NAV_RELATIVE_REFERENCE, 5, 4)                                                            \
  /* Value witnesses by number, and the bits of their flags. */                                 \
  each(NAV_WITNESS_DESTROY, 1, 1)                                                               \
  each(NAV_WITNESS_COPY, 2, 1)                                                                  \
  each(NAV_WITNESS_GET_SINGLE, 6, 1)                                                            \
  each(NAV_WITNESS_SIZE, 8, 1)                                                                  \
  each(NAV_WITNESS_STRIDE, 9, 1)                                                                \
  each(NAV_WITNESS_FLAGS, 10, 1)                                                                \
  each(NAV_WITNESS_GET_CASE, 11, 1)                                                             \
  each(NAV_WITNESS_PROJECT, 12, 1)                                                              \
  each(NAV_WITNESS_INJECT, 13, 1)                                                               \
  each(NAV_OUT_OF_LINE_BIT, 17, 1)                                                              \
  each(NAV_NOT_TAKABLE_BIT, 20, 1)                                                              \
  each(NAV_ENUM_WITNESSES_BIT, 21, 1)                                                           \
  /* Tuple metadata, in bytes. */                                                               \
  each(NAV_TUPLE_COUNT, 8, 8)                                                                   \
  each(NAV_TUPLE_LABELS, 16, 8)                                                                 \
  each(NAV_TUPLE_ELEMENTS, 24, 8)                                                               \
  each(NAV_TUPLE_ELEMENT_SIZE, 16, 8)                                                           \
  each(NAV_TUPLE_ELEMENT_OFFSET, 8, 8)                                                          \
  /* Existential metadata in bytes, its bits, and the word of a container that tells the type. */ \
  each(NAV_EXISTENTIAL_FLAGS, 8, 4)                                                             \
  each(NAV_EXISTENTIAL_ANY_VALUE_BIT, 31, 1)                                                    \
  each(NAV_EXISTENTIAL_SPECIAL_SHIFT, 24, 1)                                                    \
  each(NAV_CONTAINER_TYPE, 3, 1)                                                                \
  /* The header of every object, in bytes. */                                                   \
  each(NAV_OBJECT_HEADER, 16, 16)                                                               \
  /* Strings: the length of small ones as a bit of the second word; where others' bytes begin. */ \
  each(NAV_STRING_COUNT_SHIFT, 56, 1)                                                           \
  each(NAV_STRING_BYTES, 32, 8)                                                                 \
  /* The storage of arrays and hash tables, in bytes. */                                        \
  each(NAV_ARRAY_COUNT, 16, 8)                                                                  \
  each(NAV_ARRAY_ELEMENTS, 32, 8)                                                               \
  each(NAV_HASHED_COUNT, 16, -8)                                                                \
  each(NAV_HASHED_SCALE, 32, 1)                                                                 \
  each(NAV_HASHED_ELEMENTS, 48, 8)                                                              \
  each(NAV_DICTIONARY_VALUES, 56, 8)                                                            \
  each(NAV_SET_BITS, 56, 8)                                                                     \
  each(NAV_DICTIONARY_BITS, 64, 8)                                                              \
  /* Jobs and tasks, in bytes; the entry lies in front of a task's first context. */            \
  each(NAV_JOB_FUNCTION, 56, 8)                                                                 \
  each(NAV_TASK_CONTEXT, 64, 8)                                                                 \
  each(NAV_CONTEXT_FUNCTION, 8, 8)                                                              \
  each(NAV_TASK_ENTRY, 24, 8)                                                                   \
  /* The contexts of closures: the kind of their metadata, and where their description is. */   \
  each(NAV_CLOSURE_KIND, 0x400, 1)                                                              \
  each(NAV_CLOSURE_DESCRIPTION, 16, 8)                                                          \
  /* The boxes of generic variables; the descriptions of captures; where a class has its types. */ \
  each(NAV_BOX_OFFSET, 8, 8)                                                                    \
  each(NAV_CAPTURE_COUNT, 0, 4)                                                                 \
  each(NAV_SOURCE_COUNT, 4, 4)                                                                  \
  each(NAV_BINDING_COUNT, 8, -4)                                                                \
  each(NAV_CAPTURE_RECORDS, 12, 4)                                                              \
  each(NAV_DESCRIPTOR_CLASS_WORDS, 28, 4)                                                       \
  each(NAV_DESCRIPTOR_OWN_WORDS, 32, 4)                                                         \
  /* The types of functions, in bytes, and the bits of their flags. */                          \
  each(NAV_FUNCTION_FLAGS, 8, 8)                                                                \
  each(NAV_FUNCTION_CONVENTION_SHIFT, 16, 8)

/// One number that says where, or in which form, the runtime keeps something.
typedef enum nav_constant : uint32_t {
#define NAV_DECLARE(name, value, distance) name,
  NAV_CONSTANTS(NAV_DECLARE)
#undef NAV_DECLARE
  NAV_CONSTANT_COUNT,
} nav_constant;

/// The values of the constants. Only tests change them, by ``nav_constant_move``.
extern uint32_t nav_layout[NAV_CONSTANT_COUNT];

/// The name of a constant, such as `NAV_ARRAY_COUNT`.
const char *_Nonnull nav_constant_name(nav_constant constant);

/// Moves a constant by its distance, so that a test sees what a process does in which the
/// runtime keeps something elsewhere. For a process that does nothing else: all its threads read
/// by the changed constant.
void nav_constant_move(nav_constant constant);
