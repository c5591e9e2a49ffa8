#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A walk over live objects by flat programs, one per type, written to a buffer of words.
//
// The Swift side makes the programs and reads the words back; it is called for whatever a program
// cannot say. Plain C because the walk runs after every event, and Swift without optimisation
// spends most of such a loop on exclusivity checks and reference counts.

typedef enum cv_code : uint8_t {
  /// Unsigned and signed numbers of 1, 2, 4 and 8 bytes, and a float widened to a double.
  CV_U8, CV_U16, CV_U32, CV_U64, CV_I8, CV_I16, CV_I32, CV_FLOAT,
  /// A native string: its length in bytes, then the bytes, eight to a word.
  CV_STRING,
  /// 0, or 1 and what `first` writes.
  CV_OPTIONAL,
  /// The name of the case, then its payload.
  CV_ENUM,
  /// The number of elements, then the elements: in order, or sorted by their words.
  CV_LIST, CV_SET, CV_DICTIONARY,
  /// A reference that takes part in the numbering, and those that do not.
  CV_STRONG, CV_WEAK, CV_UNOWNED,
  /// An address that names an object and must not be followed.
  CV_IDENTITY,
  /// Nothing; remembers that the field holds the source of subscriptions.
  CV_SOURCE,
  /// Nothing; notes the subscriptions that `first` meets.
  CV_SILENT,
  /// The type's name, then the value.
  CV_EXISTENTIAL,
  /// Whatever the Swift side writes.
  CV_CUSTOM,
} cv_code;

/// The words that stand for references; larger ones are numbers of objects, counted from 4.
enum {
  CV_NIL = 0,
  /// A weak or unowned target that has ended; within an existential: an object follows.
  CV_DEAD = 1,
  /// An object that is not walked; the name of its type follows.
  CV_LEAF = 2,
  CV_FIRST_OBJECT = 4,
};

typedef struct cv_op cv_op;

typedef struct cv_program {
  const cv_op *_Nullable ops;
  uint32_t count;
  /// Whether the words alone cannot order values: they are numbers of objects, or say little.
  bool needs_deep_order;
  /// Whether the type is a single reference to a subscription.
  bool is_subscription;
} cv_program;

typedef struct cv_case {
  uint64_t name;
  const cv_program *_Nullable payload;
  uint32_t align_mask;
  bool is_indirect;
} cv_case;

struct cv_op {
  cv_code code;
  uint32_t offset;
  /// The field of the object that the op belongs to, or 0 if it is that of the op before.
  uint32_t field;
  /// The distance between elements, or keys.
  uint32_t stride;
  uint32_t second_stride;
  /// How many cases have a payload; which custom reader is meant.
  uint32_t number;
  const void *_Nullable metadata;
  const cv_program *_Nullable first;
  const cv_program *_Nullable second;
  const cv_case *_Nullable cases;
};

typedef enum cv_role : uint8_t {
  CV_WALKED, CV_UNWALKED, CV_BOX, CV_SUBSCRIPTION, CV_EXCLUDED,
} cv_role;

/// What the walk knows about a class.
typedef struct cv_class {
  uint64_t name;
  /// What is walked: the fields, or the value in a box; null for a box that only Swift can open.
  const cv_program *_Nullable program;
  cv_role role;
} cv_class;

/// What the walk knows about a type found in an existential.
typedef struct cv_type {
  uint64_t name;
  const cv_program *_Nonnull program;
} cv_type;

typedef struct cv_walk cv_walk;

/// What the Swift side answers.
typedef struct cv_callbacks {
  void *_Nonnull owner;
  const cv_class *_Nonnull (*_Nonnull class_of)(void *_Nonnull owner, const void *_Nonnull object);
  const cv_type *_Nonnull (*_Nonnull type_of)(void *_Nonnull owner, const void *_Nonnull metadata);
  void (*_Nonnull custom)(
      void *_Nonnull owner, cv_walk *_Nonnull walk, uint32_t number, const void *_Nonnull value);
  void (*_Nonnull open_box)(
      void *_Nonnull owner, cv_walk *_Nonnull walk, const void *_Nonnull object);
  /// Whether a subscription is live; its source goes to `source`.
  bool (*_Nonnull subscription)(
      void *_Nonnull owner, const void *_Nonnull object,
      const void *_Nullable *_Nonnull source);
  uint64_t (*_Nonnull field_name)(void *_Nonnull owner, uint32_t field);
} cv_callbacks;

/// A hash of all words of a walk.
typedef struct cv_hash {
  uint64_t high, low;
} cv_hash;

cv_walk *_Nonnull cv_walk_make(cv_callbacks callbacks, uint32_t subscription_cap);
void cv_walk_free(cv_walk *_Nonnull walk);

/// Forgets what is known about classes and types.
void cv_walk_forget(cv_walk *_Nonnull walk);

/// Walks what the roots hold; what was walked before is forgotten.
void cv_walk_run(
    cv_walk *_Nonnull walk, const void *_Nullable const *_Nonnull roots, size_t count);

cv_hash cv_walk_hash(const cv_walk *_Nonnull walk);
const uint64_t *_Nullable cv_walk_words(const cv_walk *_Nonnull walk);
size_t cv_walk_word_count(const cv_walk *_Nonnull walk);
size_t cv_walk_object_count(const cv_walk *_Nonnull walk);
const void *_Nonnull cv_walk_object(const cv_walk *_Nonnull walk, size_t number);
const cv_class *_Nonnull cv_walk_class(const cv_walk *_Nonnull walk, size_t number);

/// Writes a word; for custom readers.
void cv_put(cv_walk *_Nonnull walk, uint64_t word);
/// Writes the value in a container of type `Any`; for custom readers.
void cv_put_any(cv_walk *_Nonnull walk, const void *_Nonnull container);

/// The hash of a name, the same in every process.
uint64_t cv_name_hash(const uint8_t *_Nullable bytes, size_t count);
