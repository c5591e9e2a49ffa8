#include "Closures.h"

#include "Images.h"
#include "MetadataReading.h"
#include "ValueWitnesses.h"

NAV_SWIFTCALL extern const void *swift_getTypeByMangledNameInEnvironment(
    const char *name, size_t length, const void *environment, const void *const *arguments);
extern const void *swift_getTypeContextDescriptor(const void *metadata);

enum {
  // Boxes of variables whose layout is known only at run time.
  generic_box_kind_distance = 0x100,
  noncopyable_bit = 23,
  class_is_resilient_bit = 29,
  class_members_precede_bit = 28,
  descriptor_kind_mask = 0x1F,
  class_kind = 16,
  level_limit = 4,
  parameter_limit = 8,
  // Of the metadata of function types.
  parameter_count_mask = 0xFFFF,
  parameter_flags_bit = 25,
  differentiable_bit = 27,
  global_actor_bit = 28,
  extended_flags_bit = 31,
  isolation_mask = 0xE,
  isolation_any = 0x2,
  // An actor, or nothing, and its conformance.
  isolation_words = 2,
};

// MARK: - Forms

static uintptr_t kind_of(const void *context) {
  return (uintptr_t)nav_pointer(nav_pointer(context, 0), 0);
}

static bool is_generic_box(const void *context) {
  return kind_of(context) == nav_layout[NAV_CLOSURE_KIND] + generic_box_kind_distance;
}

// Null for a context without one, such as of code that was built without reflection metadata.
static const char *description_of(const void *context) {
  const char *metadata = nav_pointer(context, 0);
  if (!nav_is_in_image(metadata)) return NULL;
  const char *description = nav_pointer(metadata, nav_layout[NAV_CLOSURE_DESCRIPTION]);
  return description != NULL && nav_is_in_image(description) ? description : NULL;
}

nav_context_form nav_context_form_of(const void *context) {
  if ((uintptr_t)context % sizeof(void *) != 0) return NAV_CONTEXT_UNKNOWN;
  uintptr_t kind = kind_of(context);
  if (kind == nav_layout[NAV_CLOSURE_KIND])
    return description_of(context) == NULL ? NAV_CONTEXT_UNKNOWN : NAV_CONTEXT_DESCRIBED;
  if (is_generic_box(context)) return NAV_CONTEXT_DESCRIBED;
  return kind == 0 || kind > 0x7FF ? NAV_CONTEXT_OBJECT : NAV_CONTEXT_UNKNOWN;
}

bool nav_function_is_closure(const void *metadata) {
  uintptr_t flags = (uintptr_t)nav_pointer(metadata, nav_layout[NAV_FUNCTION_FLAGS]);
  // Others are blocks, or functions of C and such without a context.
  bool is_swift = (flags >> nav_layout[NAV_FUNCTION_CONVENTION_SHIFT] & 0xFF) == 0;
  return is_swift && nav_metadata_size(metadata) == 2 * sizeof(void *);
}

bool nav_function_is_isolated(const void *metadata) {
  uintptr_t flags = (uintptr_t)nav_pointer(metadata, nav_layout[NAV_FUNCTION_FLAGS]);
  if ((flags >> extended_flags_bit & 1) == 0) return false;
  // Behind the result come the parameters, and of each part only what the type has.
  size_t offset = nav_layout[NAV_FUNCTION_FLAGS] + 2 * sizeof(void *);
  size_t count = flags & parameter_count_mask;
  offset += count * sizeof(void *);
  if ((flags >> parameter_flags_bit & 1) != 0) offset += count * sizeof(uint32_t);
  offset = (offset + sizeof(void *) - 1) & ~(sizeof(void *) - 1);
  if ((flags >> differentiable_bit & 1) != 0) offset += sizeof(void *);
  if ((flags >> global_actor_bit & 1) != 0) offset += sizeof(void *);
  return (nav_word32(metadata, offset) & isolation_mask) == isolation_any;
}

// MARK: - Descriptions

typedef struct {
  uint32_t captures, sources, bindings;
  const char *records;
} description;

static description read_description(const char *at) {
  return (description){
      nav_word32(at, nav_layout[NAV_CAPTURE_COUNT]), nav_word32(at, nav_layout[NAV_SOURCE_COUNT]),
      nav_word32(at, nav_layout[NAV_BINDING_COUNT]), at + nav_layout[NAV_CAPTURE_RECORDS]};
}

static const char *capture_name(const description *d, size_t index) {
  return nav_relative(d->records + index * sizeof(int32_t));
}

size_t nav_context_binding_count(const void *context) {
  if (is_generic_box(context)) return 0;
  const char *at = description_of(context);
  return at == NULL ? 0 : read_description(at).bindings;
}

// The distance from the start of a context to what the closure is generic over.
static size_t context_start(bool is_isolated) {
  return nav_layout[NAV_OBJECT_HEADER] + (is_isolated ? isolation_words * sizeof(void *) : 0);
}

// Whether a capture is the isolation that a closure keeps. It is described as the first capture where
// the closure is generic over nothing, and otherwise not at all.
static bool is_isolation(const char *name) { return name != NULL && strcmp(name, "ScA_pSg") == 0; }

const void *nav_context_binding(const void *context, bool is_isolated, size_t index) {
  return nav_pointer(context, context_start(is_isolated) + index * sizeof(void *));
}

// MARK: - Names of types

static bool ends_with(const char *name, size_t length, const char *suffix) {
  size_t count = strlen(suffix);
  return length >= count && memcmp(name + length - count, suffix, count) == 0;
}

// The end of the name of a closure's type, behind the letter that says that it escapes; null for
// other names. The name ends in `I`, letters for the ways of passing, and `_`.
static const char *closure_letters(const char *name, size_t length) {
  if (length < 4 || name[length - 1] != '_') return NULL;
  size_t at = length - 1;
  while (at > 0 && name[at] != 'I' && name[at] >= 'A') at--;
  if (name[at] != 'I') return NULL;
  const char *next = name + at + 1;
  while (*next == 's' || *next == 'P') next++;
  return *next == 'e' ? next + 1 : NULL;
}

// Whether closures of a type keep their isolation.
static bool is_isolated_name(const char *name, size_t length) {
  const char *letters = closure_letters(name, length);
  return letters != NULL && *letters == 'A';
}

// Whether a type is a closure as contexts hold it: such types have mangled names, but no metadata.
static bool is_closure_name(const char *name, size_t length) {
  const char *next = closure_letters(name, length);
  if (next == NULL) return false;
  if (*next == 'A') next++;
  if (*next != 'y' && *next != 'g' && *next != 'x') return false;
  next++;
  // Of another representation: a block, a function of C, a method.
  return strchr("BCMJKWz", *next) == NULL;
}

static bool is_box_name(const char *name, size_t length) {
  return ends_with(name, length, "Xx") || ends_with(name, length, "XX")
      || ends_with(name, length, "Xb");
}

// True where a name has a mark of two letters; the addresses that take the place of names are passed.
static bool has_mark(const char *name, size_t length, char first, const char *second) {
  for (size_t i = 0; i + 1 < length; i++) {
    if (name[i] >= 0x01 && name[i] <= 0x17)
      i += nav_layout[NAV_RELATIVE_REFERENCE] - 1;
    else if (name[i] >= 0x18 && name[i] <= 0x1F)
      i += 8;
    else if (name[i] == first && strchr(second, name[i + 1]) != NULL)
      return true;
  }
  return false;
}

// A list of types of any length: no one type stands for it.
static bool names_pack(const char *name, size_t length) {
  return has_mark(name, length, 'Q', "pPe");
}

// An existential type with a parameter among its arguments, such as `any Shelf<Item>`, or an associated type
// of a parameter, such as `Store.Item`.
static bool needs_all_parameters(const char *name, size_t length) {
  return has_mark(name, length, 'Q', "yYzZ")
      || has_mark(name, length, 'X', "j")
          && (has_mark(name, length, 'x', "Xqy") || has_mark(name, length, 'q', "_0123456789d"));
}

// MARK: - Generic parameters

// What a closure is generic over, level by level.
typedef struct {
  const void *arguments[level_limit][parameter_limit];
  size_t counts[level_limit];
  size_t levels;
} parameters;

static size_t read_number(const char **at) {
  size_t number = 0;
  while (**at >= '0' && **at <= '9') number = number * 10 + (size_t)(*(*at)++ - '0');
  return number;
}

// An index in a mangled name: `_` is 0, `0_` is 1, `1_` is 2.
static size_t read_index(const char **at) {
  size_t index = 0;
  if (**at >= '0' && **at <= '9') index = read_number(at) + 1;
  if (**at == '_') (*at)++;
  return index;
}

// Finds the argument that a parameter stands for by its mangled name: `x`, `q_`, `qd_0_`.
static const void **argument_of(parameters *all, const char *name) {
  size_t level = 0, index = 0;
  if (name[0] == 'q') {
    const char *at = name + 1;
    if (*at == 'd') {
      at++;
      level = read_index(&at) + 1;
      index = read_index(&at);
    } else {
      index = read_index(&at) + 1;
    }
    if (*at != 0) return NULL;
  } else if (name[0] != 'x' || name[1] != 0) {
    return NULL;
  }
  if (level >= level_limit || index >= parameter_limit) return NULL;
  if (level >= all->levels) all->levels = level + 1;
  if (index >= all->counts[level]) all->counts[level] = index + 1;
  return &all->arguments[level][index];
}

// The descriptor of the class that a type is; null for other types. The name of a type begins with
// a reference to its descriptor.
static const char *class_descriptor(const char *name) {
  if (name[0] != 0x01 && name[0] != 0x02) return NULL;
  const char *descriptor = nav_relative(name + 1);
  if (descriptor != NULL && name[0] == 0x02) descriptor = nav_pointer(descriptor, 0);
  size_t length = nav_mangled_length(name);
  if (descriptor == NULL || name[length - 1] != 'G') return NULL;
  return (nav_word32(descriptor, 0) & descriptor_kind_mask) == class_kind ? descriptor : NULL;
}

// Whether a generic class, by the name of a type, has a parameter for the argument with a number:
// `yxq_G` behind the reference to the class has `x` and `q_`.
static bool passes_parameter(const char *name, size_t index, const char *parameter) {
  const char *at = name + nav_layout[NAV_RELATIVE_REFERENCE];
  if (*at++ != 'y') return false;
  for (size_t i = 0;; i++) {
    while (*at == '_') at++;
    const char *start = at;
    if (*at == 'q') {
      at++;
      bool is_deep = *at == 'd';
      if (is_deep) at++;
      read_index(&at);
      if (is_deep) read_index(&at);
    } else if (*at++ != 'x') {
      return false;
    }
    size_t length = (size_t)(at - start);
    if (i == index)
      return strlen(parameter) == length && memcmp(start, parameter, length) == 0;
  }
}

// The class of a captured object, or the superclass of it, that the capture's type names.
static const void *named_class(const void *object, const char *descriptor) {
  const void *class = nav_pointer(object, 0);
  if (nav_metadata_kind(class) != NAV_KIND_CLASS) return NULL;
  while (class != NULL && swift_getTypeContextDescriptor(class) != descriptor)
    class = nav_superclass(class);
  return class;
}

const void *nav_class_argument(const void *metadata, size_t index) {
  const char *descriptor = swift_getTypeContextDescriptor(metadata);
  if (descriptor == NULL) return NULL;
  uint32_t flags = nav_word32(descriptor, 0);
  bool is_generic = (flags >> nav_layout[NAV_DESCRIPTOR_GENERIC_BIT] & 1) != 0;
  bool is_elsewhere =
      (flags >> class_is_resilient_bit & 1) != 0 || (flags >> class_members_precede_bit & 1) != 0;
  if (!is_generic || is_elsewhere) return NULL;
  uint32_t all = nav_word32(descriptor, nav_layout[NAV_DESCRIPTOR_CLASS_WORDS]);
  uint32_t own = nav_word32(descriptor, nav_layout[NAV_DESCRIPTOR_OWN_WORDS]);
  if (own > all || index >= own) return NULL;
  return nav_pointer(metadata, (all - own + index) * sizeof(void *));
}

// Takes the arguments that come from the context's own words; or, for the name of a capture's type,
// those that come from the object whose address would be at a place.
//
// Descriptions number the captures that arguments come from, but count some that are left out: an
// argument is taken from any object of whose type it is one.
static void read_sources(
    const description *d, const void *context, bool is_isolated, const char *capture,
    size_t place, parameters *all) {
  const char *descriptor = capture == NULL ? NULL : class_descriptor(capture);
  if (capture != NULL && descriptor == NULL) return;
  const char *record = d->records + d->captures * sizeof(int32_t);
  for (uint32_t i = 0; i < d->sources; i++, record += 2 * sizeof(int32_t)) {
    const char *name = nav_relative(record);
    const char *source = nav_relative(record + sizeof(int32_t));
    const void **argument = name == NULL ? NULL : argument_of(all, name);
    if (argument == NULL || source == NULL) continue;
    if (*source == 'B' && capture == NULL) {
      source++;
      size_t index = read_number(&source);
      if (index < d->bindings)
        *argument = nav_context_binding(context, is_isolated, index);
    } else if (*source == 'G' && capture != NULL && *argument == NULL) {
      source++;
      size_t index = read_number(&source);
      if (*source != 'R' || !passes_parameter(capture, index, name)) continue;
      const void *object = nav_pointer(context, place);
      const void *class = object == NULL ? NULL : named_class(object, descriptor);
      if (class != NULL) *argument = nav_class_argument(class, index);
    }
  }
}

bool nav_context_depends_on_objects(const void *context) {
  const char *at = is_generic_box(context) ? NULL : description_of(context);
  if (at == NULL) return false;
  description d = read_description(at);
  const char *record = d.records + d.captures * sizeof(int32_t);
  for (uint32_t i = 0; i < d.sources; i++, record += 2 * sizeof(int32_t)) {
    const char *source = nav_relative(record + sizeof(int32_t));
    if (source != NULL && *source != 'B') return true;
  }
  return false;
}

static bool are_known(const parameters *all) {
  for (size_t level = 0; level < all->levels; level++)
    for (size_t i = 0; i < all->counts[level]; i++)
      if (all->arguments[level][i] == NULL) return false;
  return all->levels > 0;
}

// Finds the type with a name. The runtime is told of the parameters by a signature of theirs, such
// as the compiler writes for others.
static const void *type_named(const char *name, size_t length, const parameters *all) {
  // Of such a type the runtime needs all arguments: without one it ends the process.
  if (needs_all_parameters(name, length) && !are_known(all)) return NULL;
  struct {
    uint32_t flags;
    union {
      uint16_t counts[level_limit];
      uint8_t kinds[level_limit * sizeof(uint16_t) + level_limit * parameter_limit];
    } rest;
  } signature = {0};
  const void *arguments[level_limit * parameter_limit];
  size_t count = 0;
  uint8_t *kinds = signature.rest.kinds + all->levels * sizeof(uint16_t);
  enum { type_with_argument = 0x80 };
  signature.flags = (uint32_t)all->levels;
  for (size_t level = 0; level < all->levels; level++) {
    for (size_t i = 0; i < all->counts[level]; i++) {
      kinds[count] = type_with_argument;
      arguments[count++] = all->arguments[level][i];
    }
    signature.rest.counts[level] = (uint16_t)count;
  }
  return swift_getTypeByMangledNameInEnvironment(name, length, &signature, arguments);
}

// MARK: - Captures

static nav_ownership ownership_of(const char *name, size_t length) {
  if (ends_with(name, length, "Xw")) return NAV_WEAKLY;
  if (ends_with(name, length, "Xo")) return NAV_UNOWNED_SAFE;
  if (ends_with(name, length, "Xu")) return NAV_UNMANAGED;
  return NAV_OWNS;
}

// The form of a capture by the name of its type, its size, and its alignment less one.
static nav_capture read_capture(
    const char *name, const parameters *all, size_t *size, size_t *align_mask) {
  nav_capture result = {.form = NAV_CAPTURED_UNREADABLE, .ownership = NAV_OWNS};
  if (name == NULL) return result;
  size_t length = nav_mangled_length(name);
  *align_mask = sizeof(void *) - 1;
  *size = sizeof(void *);
  if (is_box_name(name, length)) {
    result.form = NAV_CAPTURED_VARIABLE;
    return result;
  }
  // The type that an object turned out to be of, and that object.
  if (ends_with(name, length, "XDXMT")) {
    result.form = NAV_CAPTURED_TYPE;
    return result;
  }
  if (ends_with(name, length, "XD")) length -= 2;
  if (is_closure_name(name, length)) {
    result.form = NAV_CAPTURED_CLOSURE;
    result.is_isolated = is_isolated_name(name, length);
    *size = 2 * sizeof(void *);
    return result;
  }
  if (ends_with(name, length, "Sg") && is_closure_name(name, length - 2)) {
    result.form = NAV_CAPTURED_OPTIONAL_CLOSURE;
    result.is_isolated = is_isolated_name(name, length - 2);
    *size = 2 * sizeof(void *);
    return result;
  }
  if (names_pack(name, length)) return result;
  const void *type = type_named(name, length, all);
  if (type == NULL) return result;
  result.ownership = ownership_of(name, length);
  bool is_object = nav_metadata_kind(type) == NAV_KIND_CLASS;
  if (!is_object && ((uintptr_t)nav_witness(type, NAV_WITNESS_FLAGS) >> noncopyable_bit & 1) != 0)
    return result;
  result.form = NAV_CAPTURED_VALUE;
  result.type = type;
  // A metatype that says all by its own type takes no room.
  bool is_empty = ends_with(name, length, "XMt");
  *size = is_empty ? 0 : nav_metadata_size(type);
  *align_mask = is_empty ? 0 : nav_metadata_align_mask(type);
  return result;
}

static size_t read_generic_box(const void *context, nav_capture *captures) {
  const char *metadata = nav_pointer(context, 0);
  captures[0] = (nav_capture){
      .form = NAV_CAPTURED_VALUE, .ownership = NAV_OWNS,
      .offset = nav_word32(metadata, nav_layout[NAV_BOX_OFFSET]),
      .type = nav_pointer(metadata, nav_layout[NAV_CLOSURE_DESCRIPTION])};
  return 1;
}

size_t nav_context_captures(
    const void *context, bool is_isolated, nav_capture *captures, size_t capacity) {
  if (capacity == 0) return 0;
  if (is_generic_box(context)) return read_generic_box(context, captures);
  const char *at = description_of(context);
  if (at == NULL) return 0;
  description d = read_description(at);
  parameters all = {0};
  read_sources(&d, context, is_isolated, NULL, 0, &all);
  size_t offset = context_start(is_isolated) + d.bindings * sizeof(void *);
  size_t first = 0;
  if (is_isolated && d.captures > 0 && is_isolation(capture_name(&d, 0))) first = 1;
  size_t captured = d.captures - first;
  size_t count = captured < capacity ? captured : capacity;
  for (size_t i = 0; i < count; i++) {
    size_t size = 0, align_mask = 0;
    const char *name = capture_name(&d, first + i);
    // Should it be an object, its address is where the next pointer can be.
    size_t place = (offset + sizeof(void *) - 1) & ~(sizeof(void *) - 1);
    if (d.sources > 0 && name != NULL) read_sources(&d, context, is_isolated, name, place, &all);
    captures[i] = read_capture(name, &all, &size, &align_mask);
    if (captures[i].form == NAV_CAPTURED_UNREADABLE) return i + 1;
    offset = (offset + align_mask) & ~align_mask;
    captures[i].offset = (uint32_t)offset;
    offset += size;
  }
  // What does not fit is not read.
  if (count < captured) captures[count - 1].form = NAV_CAPTURED_UNREADABLE;
  return count;
}
