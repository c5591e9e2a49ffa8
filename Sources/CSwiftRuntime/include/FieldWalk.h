#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A walk over live objects by flat programs, one per type, written to a buffer of words.
//
// The Swift side makes the programs and reads the words back; it is called for whatever a program
// cannot say. Plain C because the walk runs after every event, and Swift without optimization
// spends most of such a loop on exclusivity checks and reference counts.

typedef enum nav_code : uint8_t {
  /// Unsigned and signed numbers of 1, 2, 4 and 8 bytes, and a float widened to a double.
  NAV_U8, NAV_U16, NAV_U32, NAV_U64, NAV_I8, NAV_I16, NAV_I32, NAV_FLOAT,
  /// A native string: its length in bytes, then the bytes, eight to a word.
  NAV_STRING,
  /// 0, or 1 and what `first` writes.
  NAV_OPTIONAL,
  /// The name of the case, then its payload.
  NAV_ENUM,
  /// The number of elements, then the elements: in order, or sorted by their words.
  NAV_LIST, NAV_SET, NAV_DICTIONARY,
  /// A reference that takes part in the numbering, and those that do not.
  NAV_STRONG, NAV_WEAK, NAV_UNOWNED,
  /// An address that names an object and must not be followed.
  NAV_IDENTITY,
  /// Nothing; remembers that the field holds the source of subscriptions.
  NAV_SOURCE,
  /// Nothing; notes the subscriptions that `first` meets.
  NAV_SILENT,
  /// The type's name, then the value.
  NAV_EXISTENTIAL,
  /// The place of a closure's code in its binary, then what it captured: nothing, an object, or the name of
  /// the context's plan and its words. The number tells whether the closure keeps its isolation.
  NAV_CLOSURE,
  /// The content of the box of a variable: as for the context of a closure.
  NAV_VARIABLE,
  /// Whatever the Swift side writes.
  NAV_CUSTOM,
} nav_code;

/// The words that stand for references; larger ones are numbers of objects, counted from 4.
enum {
  NAV_NIL = 0,
  /// A weak or unowned target that has ended; within an existential: an object follows.
  NAV_DEAD = 1,
  /// An object that is not walked; the name of its type follows.
  NAV_LEAF = 2,
  /// The source of a subscription, not walked, to which the same holder has one already; the name of
  /// its type follows. In a closure: a context that is being written already; how many contexts
  /// ago follows, or 0 for one that lies too deep.
  NAV_AGAIN = 3,
  NAV_FIRST_OBJECT = 4,
};

typedef struct nav_op nav_op;

typedef struct nav_program {
  const nav_op *_Nullable ops;
  uint32_t count;
  /// A Boolean value that indicates whether the words alone cannot order values: they are numbers
  /// of objects, or say little.
  bool needs_deep_order;
  /// A Boolean value that indicates whether the type is a single reference to a subscription.
  bool is_subscription;
} nav_program;

typedef struct nav_case {
  uint64_t name;
  const nav_program *_Nullable payload;
  uint32_t align_mask;
  bool is_indirect;
} nav_case;

struct nav_op {
  nav_code code;
  uint32_t offset;
  /// The distance between elements, or keys.
  uint32_t stride;
  uint32_t second_stride;
  /// The number of cases that have a payload, or of the custom reader that is meant.
  uint32_t number;
  /// The name of the object's field that the op belongs to, or 0 if it is that of the op before.
  uint64_t field;
  const void *_Nullable metadata;
  const nav_program *_Nullable first;
  const nav_program *_Nullable second;
  const nav_case *_Nullable cases;
};

typedef enum nav_role : uint8_t {
  NAV_WALKED, NAV_UNWALKED, NAV_BOX, NAV_SUBSCRIPTION, NAV_EXCLUDED,
} nav_role;

/// The facts about a class that a walk goes by.
typedef struct nav_class {
  uint64_t name;
  /// The program of what is walked: the fields, or the value in a box; null for a box that only Swift can open.
  const nav_program *_Nullable program;
  nav_role role;
  /// The Swift side's own.
  const void *_Nonnull plan;
} nav_class;

/// The facts about a type in an existential that a walk goes by.
typedef struct nav_type {
  uint64_t name;
  const nav_program *_Nonnull program;
} nav_type;

/// The facts about contexts of closures that a walk goes by.
typedef struct nav_context {
  uint64_t name;
  const nav_program *_Nonnull program;
  /// A Boolean value that indicates whether the program is run on the word that is the context,
  /// which is a value itself.
  bool is_value;
  /// A Boolean value that indicates whether the same goes for all contexts of the same metadata.
  bool is_general;
} nav_context;

/// The contexts that are written within each other, at most.
enum { NAV_CONTEXT_DEPTH = 12 };

typedef struct nav_walk nav_walk;

/// The functions by which a walk asks the Swift side.
typedef struct nav_callbacks {
  void *_Nonnull owner;
  const nav_class *_Nonnull (*_Nonnull class_of)(void *_Nonnull owner, const void *_Nonnull object);
  const nav_type *_Nonnull (*_Nonnull type_of)(void *_Nonnull owner, const void *_Nonnull metadata);
  void (*_Nonnull custom)(
      void *_Nonnull owner, nav_walk *_Nonnull walk, uint32_t number, const void *_Nonnull value);
  void (*_Nonnull open_box)(
      const nav_class *_Nonnull known, nav_walk *_Nonnull walk, const void *_Nonnull object);
  /// Returns whether a subscription is live; its source goes to `source`, and to `memory` the number of
  /// what it keeps from one value to the next, which is 0 for nothing.
  bool (*_Nonnull subscription)(
      void *_Nonnull owner, const nav_class *_Nonnull known, const void *_Nonnull object,
      const void *_Nullable *_Nonnull source, uint64_t *_Nonnull memory);
  /// Hears of each function that a closure is, and of its place.
  void (*_Nonnull met_function)(
      void *_Nonnull owner, const void *_Nullable code, uint64_t place);
  const nav_context *_Nonnull (*_Nonnull context_of)(
      void *_Nonnull owner, const void *_Nonnull context, bool is_isolated);
} nav_callbacks;

/// A hash of all words of a walk.
typedef struct nav_hash {
  uint64_t high, low;
} nav_hash;

/// Returns true if this platform keeps objects where programs look for them, as far as anybody has
/// tried; what this process does is still to be found out.
bool nav_plans_available(void);

/// Makes a walk that tells a number of subscriptions to one property apart.
nav_walk *_Nonnull nav_walk_make(nav_callbacks callbacks, uint32_t subscription_cap);
/// Frees a walk.
void nav_walk_free(nav_walk *_Nonnull walk);

/// Forgets what is known about classes and types.
void nav_walk_forget(nav_walk *_Nonnull walk);

/// Walks the objects that the roots hold; what was walked before is forgotten.
///
/// The last `later_count` roots come when all else is numbered: what only they lead to has the last
/// numbers.
void nav_walk_run(
    nav_walk *_Nonnull walk, const void *_Nullable const *_Nonnull roots, size_t count,
    size_t later_count);

/// The hash of the words of the last walk.
nav_hash nav_walk_hash(const nav_walk *_Nonnull walk);
/// The words of the last walk.
const uint64_t *_Nullable nav_walk_words(const nav_walk *_Nonnull walk);
/// The number of words of the last walk.
size_t nav_walk_word_count(const nav_walk *_Nonnull walk);
/// The number of objects that the last walk reached.
size_t nav_walk_object_count(const nav_walk *_Nonnull walk);
/// The number of those to which other roots lead than those that come later.
size_t nav_walk_first_object_count(const nav_walk *_Nonnull walk);
/// The object with a number, in the last walk.
const void *_Nonnull nav_walk_object(const nav_walk *_Nonnull walk, size_t number);
/// The class of the object with a number, in the last walk.
const nav_class *_Nonnull nav_walk_class(const nav_walk *_Nonnull walk, size_t number);

/// Writes a word; for custom readers.
void nav_put(nav_walk *_Nonnull walk, uint64_t word);
/// Writes the value in a container of type `Any`; for custom readers.
void nav_put_any(nav_walk *_Nonnull walk, const void *_Nonnull container);

/// The hash of a name, the same in every process.
uint64_t nav_name_hash(const uint8_t *_Nullable bytes, size_t count);

/// The hash of a sequence of words, the same in every process.
nav_hash nav_hash_words(const uint64_t *_Nullable words, size_t count);
