#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Metadata.h"

// Reading closures: the function that they are, and what they captured.
//
// A closure is two words: its code, and the context that holds what it captured. A context is an
// object of no class. Its metadata lead to a description that the compiler writes for debuggers:
// the types of the captures in the order in which they lie in the context, behind the metadata of
// the types that the closure is generic over. A variable that is captured, and may change, lies in
// a box of its own, which looks like the context of a closure that captured one value. A closure
// whose type is `@isolated(any)` keeps its actor, as two words, in front of all that.

/// The form of what a closure captured.
typedef enum nav_capture_form : uint8_t {
  /// A value of a type.
  NAV_CAPTURED_VALUE,
  /// The address of a variable's box.
  NAV_CAPTURED_VARIABLE,
  /// A closure, and one that may be absent. Their types have no metadata: all are laid out alike.
  NAV_CAPTURED_CLOSURE,
  NAV_CAPTURED_OPTIONAL_CLOSURE,
  /// A type.
  NAV_CAPTURED_TYPE,
  /// Unknown, and so is the place of those that follow.
  NAV_CAPTURED_UNREADABLE,
} nav_capture_form;

/// One value that a closure captured.
typedef struct nav_capture {
  nav_capture_form form;
  /// The way in which a captured reference holds its object.
  nav_ownership ownership;
  /// A Boolean value that indicates whether a captured closure keeps its isolation.
  bool is_isolated;
  /// The distance from the start of the context.
  uint32_t offset;
  /// The metadata of a value's type; null for the other forms.
  const void *_Nullable type;
} nav_capture;

/// The form of a closure's context.
typedef enum nav_context_form : uint8_t {
  /// An object of a class: what the closure captured is that object, and nothing else.
  NAV_CONTEXT_OBJECT,
  /// A context whose captures its metadata describe.
  NAV_CONTEXT_DESCRIBED,
  /// A context of another kind, or one without a description.
  NAV_CONTEXT_UNKNOWN,
} nav_context_form;

/// The number of captures that are read of one context.
enum { NAV_CAPTURE_LIMIT = 64 };

/// The form of a context.
nav_context_form nav_context_form_of(const void *_Nonnull context);

/// The number of words of a context that its captures' types depend on, beyond its metadata; they
/// are what the closure is generic over, and follow the header.
size_t nav_context_binding_count(const void *_Nonnull context);

/// One of these words, of the context of a closure that keeps its isolation or of another one.
const void *_Nullable nav_context_binding(
    const void *_Nonnull context, bool is_isolated, size_t index);

/// A Boolean value that indicates whether the types of captures depend on captured objects.
bool nav_context_depends_on_objects(const void *_Nonnull context);

/// Finds the captures of a context that is described, and returns their number.
size_t nav_context_captures(
    const void *_Nonnull context, bool is_isolated, nav_capture *_Nonnull captures,
    size_t capacity);

/// The metadata of the type that a generic class has as its argument, of those that it declares
/// itself; null where that can't be told.
const void *_Nullable nav_class_argument(const void *_Nonnull metadata, size_t index);

/// The name of the function whose code begins at an address, to be given back to
/// `nav_function_name_free`; null where no binary tells.
char *_Nullable nav_function_name(const void *_Nonnull code);
/// Frees a name.
void nav_function_name_free(char *_Nullable name);

/// The place of a function's code in its binary, the same in every process; 0 outside of all.
uint64_t nav_function_offset(const void *_Nonnull code);

/// A Boolean value that indicates whether values of a function type are closures: two words, code
/// and context.
bool nav_function_is_closure(const void *_Nonnull metadata);

/// A Boolean value that indicates whether closures of a function type keep their isolation.
bool nav_function_is_isolated(const void *_Nonnull metadata);
