#include "FieldWalk.h"

#include <stdlib.h>
#include <string.h>

#include "Closures.h"
#include "CountedIdentifiers.h"
#include "Metadata.h"
#include "Platform.h"
#include "RuntimeFunctions.h"
#include "RuntimeLayout.h"
#include "ValueWitnesses.h"

bool nav_plans_available(void) {
#ifdef NAV_PLANS_FIELDS
  return true;
#else
  return false;
#endif
}

// MARK: - Storage

typedef struct {
  const void *object;
  const nav_class *class;
} reached;

// A weak or unowned edge, to be written once all objects have their numbers.
typedef struct {
  size_t position;
  const void *object;
  bool is_dead;
  // Whether the address may be that of an object long gone.
  bool is_mere_address;
} loose_edge;

// The field that a source of subscriptions was found in.
typedef struct {
  const void *object;
  uint32_t owner;
  uint64_t field;
} source;

typedef struct {
  uint32_t holder;
  const void *source;
  uint64_t memory;
} subscription;

// Addresses to indices. A stamp per slot makes forgetting all of them free.
typedef struct {
  const void *key;
  uint64_t stamp;
  union {
    uint32_t number;
    uint64_t place;
    const void *pointer;
  } value;
} slot;

typedef struct {
  slot *slots;
  size_t mask, used;
  uint64_t stamp;
} table;

struct nav_walk {
  nav_callbacks callbacks;
  uint32_t cap;
  uint64_t *words;
  size_t count, capacity;
  reached *objects;
  size_t object_count, object_capacity;
  // How many of them the roots lead to that do not come later.
  size_t first_object_count;
  loose_edge *edges;
  size_t edge_count, edge_capacity;
  source *sources;
  size_t source_count, source_capacity;
  subscription *subscriptions;
  size_t subscription_count, subscription_capacity;
  table numbers, classes, types, contexts, functions;
  // The contexts of closures that are being written.
  const void *open_contexts[NAV_CONTEXT_DEPTH];
  size_t open_count;
  uint32_t holder;
  uint64_t field;
  // How often a subscription was met: lists leave such elements out.
  size_t met_subscriptions;
  // Writes the names of types instead of numbers, and walks no further.
  bool names_only;
  // The walk whose elements this one only sorts; null where it sorts none.
  nav_walk *outer;
  nav_walk *nested;
  // The numbers of a walk before this one, which left out the entries that only their addresses tell apart:
  // those that are met elsewhere are in the order in which they are.
  table former;
  bool has_former, met_alike;
  // Null as long as no identifier was counted.
  nav_met_identifiers *identifiers;
};

static void grow(void **items, size_t *capacity, size_t needed, size_t size) {
  if (needed <= *capacity) return;
  size_t wanted = *capacity * 2 > needed ? *capacity * 2 : needed + 64;
  void *moved = realloc(*items, wanted * size);
  if (moved == NULL) abort();
  *items = moved;
  *capacity = wanted;
}

static slot *find(table *t, const void *key) {
  size_t at = (size_t)(((uintptr_t)key >> 3) * 0x9E3779B97F4A7C15ull >> 20) & t->mask;
  while (t->slots[at].stamp == t->stamp && t->slots[at].key != key) at = (at + 1) & t->mask;
  return &t->slots[at];
}

static void table_make(table *t) {
  t->mask = 255;
  t->slots = calloc(t->mask + 1, sizeof(slot));
  if (t->slots == NULL) abort();
  t->used = 0;
  t->stamp = 1;
}

static void table_clear(table *t) {
  t->stamp += 1;
  t->used = 0;
}

static slot *table_fill(table *t, slot *empty, const void *key) {
  if ((t->used + 1) * 2 > t->mask) {
    table larger = {calloc((t->mask + 1) * 2, sizeof(slot)), t->mask * 2 + 1, t->used, 1};
    if (larger.slots == NULL) abort();
    for (size_t i = 0; i <= t->mask; i++) {
      if (t->slots[i].stamp != t->stamp) continue;
      slot *moved = find(&larger, t->slots[i].key);
      *moved = t->slots[i];
      moved->stamp = 1;
    }
    free(t->slots);
    *t = larger;
    empty = find(t, key);
  }
  empty->key = key;
  empty->stamp = t->stamp;
  t->used += 1;
  return empty;
}

nav_walk *nav_walk_make(nav_callbacks callbacks, uint32_t cap) {
  nav_walk *w = calloc(1, sizeof(nav_walk));
  if (w == NULL) abort();
  w->callbacks = callbacks;
  w->cap = cap;
  table_make(&w->numbers);
  table_make(&w->former);
  table_make(&w->classes);
  table_make(&w->types);
  table_make(&w->contexts);
  table_make(&w->functions);
  return w;
}

void nav_walk_free(nav_walk *w) {
  if (w->nested != NULL) nav_walk_free(w->nested);
  nav_met_identifiers_free(w->identifiers);
  free(w->words);
  free(w->objects);
  free(w->edges);
  free(w->sources);
  free(w->subscriptions);
  free(w->numbers.slots);
  free(w->former.slots);
  free(w->classes.slots);
  free(w->types.slots);
  free(w->contexts.slots);
  free(w->functions.slots);
  free(w);
}

void nav_walk_forget(nav_walk *w) {
  table_clear(&w->classes);
  table_clear(&w->types);
  table_clear(&w->contexts);
  if (w->nested != NULL) nav_walk_forget(w->nested);
}

void nav_put(nav_walk *w, uint64_t word) {
  if (w->count == w->capacity)
    grow((void **)&w->words, &w->capacity, w->count + 1, sizeof(uint64_t));
  w->words[w->count++] = word;
}

static const nav_class *class_of(nav_walk *w, const void *object) {
  const void *isa = *(const void *const *)object;
  slot *s = find(&w->classes, isa);
  if (s->stamp == w->classes.stamp) return s->value.pointer;
  const nav_class *class = w->callbacks.class_of(w->callbacks.owner, object);
  // The answer may have filled the table in between.
  s = find(&w->classes, isa);
  if (s->stamp != w->classes.stamp) s = table_fill(&w->classes, s, isa);
  s->value.pointer = class;
  return class;
}

static const nav_type *type_of(nav_walk *w, const void *metadata) {
  slot *s = find(&w->types, metadata);
  if (s->stamp == w->types.stamp) return s->value.pointer;
  const nav_type *type = w->callbacks.type_of(w->callbacks.owner, metadata);
  s = find(&w->types, metadata);
  if (s->stamp != w->types.stamp) s = table_fill(&w->types, s, metadata);
  s->value.pointer = type;
  return type;
}

static uint64_t function_of(nav_walk *w, const void *code) {
  slot *s = find(&w->functions, code);
  if (s->stamp == w->functions.stamp) return s->value.place;
  uint64_t place = nav_function_offset(code);
  w->callbacks.met_function(w->callbacks.owner, code, place);
  s = table_fill(&w->functions, s, code);
  s->value.place = place;
  return place;
}

static const nav_context *context_of(nav_walk *w, const void *context, bool is_isolated) {
  // Metadata lie at even addresses: the odd ones stand for closures that keep their isolation.
  const void *isa = *(const char *const *)context + (is_isolated ? 1 : 0);
  slot *s = find(&w->contexts, isa);
  if (s->stamp == w->contexts.stamp) return s->value.pointer;
  const nav_context *known = w->callbacks.context_of(w->callbacks.owner, context, is_isolated);
  if (!known->is_general) return known;
  s = find(&w->contexts, isa);
  if (s->stamp != w->contexts.stamp) s = table_fill(&w->contexts, s, isa);
  s->value.pointer = known;
  return known;
}

// MARK: - Values

static void run(nav_walk *w, const nav_program *program, const char *base);

static void put_bytes(nav_walk *w, const uint8_t *bytes, size_t count) {
  nav_put(w, count);
  for (; count >= 8; bytes += 8, count -= 8) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    nav_put(w, word);
  }
  if (count > 0) {
    uint64_t word = 0;
    memcpy(&word, bytes, count);
    nav_put(w, word);
  }
}

// A string is 16 bytes: small ones hold their UTF-8 themselves, their length in the top byte;
// others a count with flags and an address 32 bytes before their UTF-8. The rest is foreign.
// Where these bits say otherwise than expected, Swift itself reads the string.
enum { STRING_IS_SMALL = 61, STRING_IS_FOREIGN = 60, STRING_IS_TAIL_ALLOCATED = 60 };

static bool put_string(nav_walk *w, const char *at) {
  uint64_t parts[2];
  memcpy(parts, at, sizeof parts);
  if ((parts[1] >> STRING_IS_SMALL & 1) != 0) {
    put_bytes(w, (const uint8_t *)at, parts[1] >> nav_layout[NAV_STRING_COUNT_SHIFT] & 0x0F);
    return true;
  }
  bool is_foreign = (parts[1] >> STRING_IS_FOREIGN & 1) != 0;
  bool is_tail_allocated = (parts[0] >> STRING_IS_TAIL_ALLOCATED & 1) != 0;
  if (is_foreign || !is_tail_allocated) return false;
  const char *start = (const char *)(uintptr_t)(parts[1] & 0x0FFFFFFFFFFFFFFFull);
  put_bytes(
      w, (const uint8_t *)start + nav_layout[NAV_STRING_BYTES], parts[0] & 0x0000FFFFFFFFFFFFull);
  return true;
}

static void put_float(nav_walk *w, float value) {
  double widened = value;
  uint64_t word;
  memcpy(&word, &widened, sizeof word);
  nav_put(w, word);
}

static void note_source(nav_walk *w, const void *object) {
  grow((void **)&w->sources, &w->source_capacity, w->source_count + 1, sizeof(source));
  w->sources[w->source_count++] = (source){object, w->holder, w->field};
}

// The word for an object that the walk around has numbered before: what it is by itself says less, since
// another one may be like it. 0 where there is none.
static uint64_t outer_word(const nav_walk *w, const void *object) {
  if (w->outer == NULL || object == NULL) return 0;
  slot *s = find(&w->outer->numbers, object);
  // Above all numbers of this walk.
  return s->stamp == w->outer->numbers.stamp ? (1ull << 40) + s->value.number : 0;
}

static void put_reference(nav_walk *w, const void *object) {
  if (object == NULL) {
    nav_put(w, NAV_NIL);
    return;
  }
  uint64_t outer = outer_word(w, object);
  if (outer != 0) {
    nav_put(w, outer);
    return;
  }
  slot *s = find(&w->numbers, object);
  if (s->stamp == w->numbers.stamp && !w->names_only) {
    nav_put(w, NAV_FIRST_OBJECT + s->value.number);
    return;
  }
  const nav_class *class = class_of(w, object);
  switch (class->role) {
  case NAV_WALKED:
    if (w->names_only) {
      nav_put(w, class->name);
      return;
    }
    s = table_fill(&w->numbers, s, object);
    s->value.number = (uint32_t)w->object_count;
    nav_put(w, NAV_FIRST_OBJECT + w->object_count);
    grow((void **)&w->objects, &w->object_capacity, w->object_count + 1, sizeof(reached));
    w->objects[w->object_count++] = (reached){object, class};
    return;
  case NAV_UNWALKED:
    nav_put(w, NAV_LEAF);
    nav_put(w, class->name);
    return;
  case NAV_BOX:
  case NAV_EXCLUDED:
    note_source(w, object);
    if (class->role == NAV_EXCLUDED) {
      nav_put(w, NAV_NIL);
      return;
    }
    nav_put(w, class->name | 1ull << 63);
    if (class->program != NULL)
      run(w, class->program, object);
    else
      w->callbacks.open_box(class, w, object);
    return;
  case NAV_SUBSCRIPTION: {
    const void *from = NULL;
    uint64_t memory = 0;
    w->met_subscriptions += 1;
    nav_put(w, NAV_NIL);
    if (w->callbacks.subscription(w->callbacks.owner, class, object, &from, &memory)) {
      grow((void **)&w->subscriptions, &w->subscription_capacity, w->subscription_count + 1,
           sizeof(subscription));
      w->subscriptions[w->subscription_count++] = (subscription){w->holder, from, memory};
    }
    return;
  }
  }
}

static void put_loose(nav_walk *w, const void *object, bool is_dead, bool is_mere_address) {
  if (w->names_only) {
    bool is_named = object != NULL && !is_dead && !is_mere_address;
    nav_put(w, is_named ? class_of(w, object)->name : is_dead ? NAV_DEAD : NAV_NIL);
    return;
  }
  grow((void **)&w->edges, &w->edge_capacity, w->edge_count + 1, sizeof(loose_edge));
  w->edges[w->edge_count++] = (loose_edge){
      w->count, object, is_dead, is_mere_address};
  nav_put(w, NAV_NIL);
  nav_put(w, 0);
}

static void put_weak(nav_walk *w, const char *at) {
  void *object = swift_weakLoadStrong((void *)at);
  put_loose(w, object, false, false);
  // Whoever else holds it still does.
  if (object != NULL) swift_release(object);
}

static void put_unowned(nav_walk *w, void *object) {
  put_loose(w, object, object != NULL && swift_isDeallocating(object), false);
}

static const char *boxed_value(const void *box, size_t align_mask) {
  return (const char *)box + ((nav_layout[NAV_OBJECT_HEADER] + align_mask) & ~align_mask);
}

static void put_enum(nav_walk *w, const nav_op *op, const char *at) {
  const void *type = op->metadata;
  // An enum of one case may be laid out as its payload, and borrow that type's witnesses.
  bool is_enum = nav_metadata_flag(type, NAV_ENUM_WITNESSES_BIT);
  uint32_t tag = is_enum ? nav_enum_tag(at, type) : 0;
  const nav_case *selected = &op->cases[tag];
  nav_put(w, selected->name);
  if (tag >= op->number || selected->payload == NULL) return;
  if (!is_enum && !selected->is_indirect) {
    run(w, selected->payload, at);
    return;
  }
  size_t size = nav_metadata_size(type);
  bool is_plain = !nav_metadata_flag(type, NAV_NOT_TAKABLE_BIT);
  // Projecting removes the tag from the value: done on a copy. A borrowed copy of the bits will
  // do, unless the value may only be copied by its type (it holds a weak reference).
  _Alignas(16) char small[256];
  char *copy = size <= sizeof small ? small : malloc(size);
  if (copy == NULL) abort();
  if (is_plain)
    memcpy(copy, at, size);
  else
    nav_value_copy(copy, at, type);
  if (is_enum) nav_enum_project(copy, type);
  if (selected->is_indirect)
    run(w, selected->payload, boxed_value(*(const void *const *)copy, selected->align_mask));
  else
    run(w, selected->payload, copy);
  if (!is_plain) {
    if (is_enum) nav_enum_inject(copy, tag, type);
    nav_value_destroy(copy, type);
  }
  if (copy != small) free(copy);
}

void nav_put_any(nav_walk *w, const void *container) {
  const void *const *words = container;
  const void *metadata = words[nav_layout[NAV_CONTAINER_TYPE]];
  if (nav_metadata_kind(metadata) == NAV_KIND_CLASS) {
    nav_put(w, NAV_DEAD);
    put_reference(w, words[0]);
    return;
  }
  const nav_type *type = type_of(w, metadata);
  nav_put(w, type->name);
  bool is_boxed = nav_metadata_flag(metadata, NAV_OUT_OF_LINE_BIT);
  run(w, type->program,
      is_boxed ? boxed_value(words[0], nav_metadata_align_mask(metadata)) : container);
}

// MARK: - Closures

// Writes what the context at an address holds; of one within itself, how far out it begins.
static void put_context(nav_walk *w, const char *at, bool is_isolated) {
  const void *context = *(const void *const *)at;
  if (context == NULL) {
    nav_put(w, NAV_NIL);
    return;
  }
  if (nav_context_form_of(context) == NAV_CONTEXT_OBJECT
      && class_of(w, context)->role != NAV_UNWALKED) {
    nav_put(w, NAV_DEAD);
    put_reference(w, context);
    return;
  }
  size_t outer = w->open_count;
  while (outer > 0 && w->open_contexts[outer - 1] != context) outer--;
  if (outer > 0 || w->open_count == NAV_CONTEXT_DEPTH) {
    nav_put(w, NAV_AGAIN);
    nav_put(w, outer > 0 ? w->open_count - outer + 1 : 0);
    return;
  }
  const nav_context *known = context_of(w, context, is_isolated);
  nav_put(w, known->name);
  w->open_contexts[w->open_count++] = context;
  run(w, known->program, known->is_value ? at : context);
  w->open_count -= 1;
}

static void put_closure(nav_walk *w, const char *at, bool is_isolated) {
  nav_put(w, function_of(w, *(const void *const *)at));
  put_context(w, at + sizeof(void *), is_isolated);
}

// MARK: - Collections

// Whether a collection leaves an element out: one that is nothing but a subscription.
static bool is_left_out(nav_walk *w, size_t met, size_t start) {
  if (w->met_subscriptions == met) return false;
  size_t length = w->count - start;
  return (length == 1 && w->words[start] == NAV_NIL)
      || (length == 2 && w->words[start] == NAV_DEAD && w->words[start + 1] == NAV_NIL);
}

static void put_optional(nav_walk *w, const nav_op *op, const char *at) {
  size_t start = w->count, met = w->met_subscriptions;
  if (!nav_optional_is_nil(at, op->metadata)) {
    nav_put(w, 1);
    run(w, op->first, at);
    if (!is_left_out(w, met, start + 1)) return;
    w->count = start;
  }
  nav_put(w, 0);
}

static void put_list(nav_walk *w, const nav_op *op, const char *at) {
  const char *storage = *(const char *const *)at;
  size_t count = *(const size_t *)(storage + nav_layout[NAV_ARRAY_COUNT]);
  size_t align_mask = nav_metadata_align_mask(op->metadata);
  const char *element = storage + ((nav_layout[NAV_ARRAY_ELEMENTS] + align_mask) & ~align_mask);
  size_t position = w->count;
  uint64_t kept = 0;
  nav_put(w, 0);
  for (size_t i = 0; i < count; i++, element += op->stride) {
    size_t met = w->met_subscriptions, start = w->count;
    run(w, op->first, element);
    if (is_left_out(w, met, start))
      w->count = start;
    else
      kept += 1;
  }
  w->words[position] = kept;
}

typedef struct {
  size_t start, end;
  const char *key, *value;
} segment;

static int order_of(const uint64_t *a, const uint64_t *b, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

// The object that a key or an element is; null where it is none.
static const void *object_of(const nav_program *program, const char *at) {
  if (program->count != 1) return NULL;
  nav_code code = program->ops[0].code;
  bool is_object = code == NAV_STRONG || code == NAV_IDENTITY;
  return is_object ? *(const void *const *)(at + program->ops[0].offset) : NULL;
}

// Where a former walk met an object; behind all others where it met none.
static uint64_t former_number(nav_walk *w, const void *object) {
  if (!w->has_former || object == NULL) return UINT64_MAX;
  slot *s = find(&w->former, object);
  return s->stamp == w->former.stamp ? s->value.number : UINT64_MAX;
}

static int order_by_words(const nav_walk *w, segment a, segment b) {
  size_t an = a.end - a.start, bn = b.end - b.start;
  int order = order_of(w->words + a.start, w->words + b.start, an < bn ? an : bn);
  return order != 0 || an == bn ? order : an < bn ? -1 : 1;
}

static int compare(nav_walk *w, segment a, segment b, const nav_op *op) {
  int order = order_by_words(w, a, b);
  if (order != 0) return order;
  uint64_t an = former_number(w, object_of(op->first, a.key));
  uint64_t bn = former_number(w, object_of(op->first, b.key));
  if (an != bn) return an < bn ? -1 : 1;
  // What is the same but for its key is told apart by that, and not by where the table has it, which
  // differs from table to table: identifiers that are counted are the same ones in each replay.
  return memcmp(a.key, b.key, op->stride);
}

// Merge sort: stable, and independent of what a C library makes of `qsort`.
static void sort(nav_walk *w, segment *items, segment *spare, size_t count, const nav_op *op) {
  if (count < 2) return;
  size_t half = count / 2;
  sort(w, items, spare, half, op);
  sort(w, items + half, spare, count - half, op);
  memcpy(spare, items, half * sizeof(segment));
  size_t left = 0, right = half, to = 0;
  while (left < half && right < count)
    items[to++] = compare(w, items[right], spare[left], op) < 0 ? items[right++] : spare[left++];
  while (left < half) items[to++] = spare[left++];
}

// Leaves out sorted entries whose keys are objects that only their addresses tell apart.
static size_t without_alike(nav_walk *w, const nav_op *op, segment *items, size_t count) {
  size_t kept = 0;
  for (size_t i = 0; i < count;) {
    size_t end = i + 1;
    if (object_of(op->first, items[i].key) != NULL)
      while (end < count && order_by_words(w, items[i], items[end]) == 0) end++;
    if (end == i + 1)
      items[kept++] = items[i];
    else
      w->met_alike = true;
    i = end;
  }
  return kept;
}

static void forget_objects(nav_walk *w);
static void put_objects(nav_walk *w, size_t first);
static void finish(nav_walk *w);

// Sorts by content what holds references: by what a walk that starts there meets. Such a walk
// does not sort further ones of these; it takes the types of their elements for their content.
static void put_sort_key(nav_walk *w, const nav_program *program, const char *at) {
  if (program->count == 1 && program->ops[0].code == NAV_STRONG) {
    const void *object = *(const void *const *)(at + program->ops[0].offset);
    slot *s = object == NULL ? NULL : find(&w->numbers, object);
    if (s != NULL && s->stamp == w->numbers.stamp) {
      nav_put(w, s->value.number);
      return;
    }
  }
  if (w->nested == NULL) {
    w->nested = nav_walk_make(w->callbacks, w->cap);
    w->nested->outer = w;
  }
  nav_walk *nested = w->nested;
  forget_objects(nested);
  run(nested, program, at);
  put_objects(nested, 0);
  finish(nested);
  nav_hash hash = nav_walk_hash(nested);
  // Behind everything that has a number.
  nav_put(w, UINT64_MAX);
  nav_put(w, hash.high);
  nav_put(w, hash.low);
}

// A native hash table as it lies in memory.
typedef struct {
  size_t count, buckets;
  const char *elements;
  const char *values;
  // One bit per bucket.
  const uint64_t *bits;
} hash_table;

static hash_table hash_table_at(const char *storage, bool is_dictionary) {
  hash_table table = {.count = *(const size_t *)(storage + nav_layout[NAV_HASHED_COUNT])};
  // An empty one has no storage of its own.
  if (table.count == 0) return table;
  table.buckets = (size_t)1 << *(const int8_t *)(storage + nav_layout[NAV_HASHED_SCALE]);
  table.elements = *(const char *const *)(storage + nav_layout[NAV_HASHED_ELEMENTS]);
  if (is_dictionary) table.values = *(const char *const *)(storage + nav_layout[NAV_DICTIONARY_VALUES]);
  nav_constant bits = is_dictionary ? NAV_DICTIONARY_BITS : NAV_SET_BITS;
  table.bits = (const uint64_t *)(storage + nav_layout[bits]);
  return table;
}

// Whether a table's entries are written with their values, before they are sorted: where only names count,
// keys that say little leave it to the names of the values to tell them apart.
static bool sorts_entries(const nav_walk *w, bool is_dictionary) {
  return is_dictionary && w->names_only;
}

// Writes what elements or keys are sorted by, and notes where each begins and ends.
static size_t put_unsorted(
    nav_walk *w, const nav_op *op, const hash_table *table, bool by_content, segment *items) {
  bool is_dictionary = table->values != NULL;
  size_t found = 0;
  for (size_t i = 0; i < table->buckets && found < table->count; i++) {
    if ((table->bits[i / 64] >> (i % 64) & 1) == 0) continue;
    const char *element = table->elements + i * op->stride;
    size_t start = w->count, met = w->met_subscriptions;
    const char *value = is_dictionary ? table->values + i * op->second_stride : element;
    if (by_content) {
      put_sort_key(w, op->first, element);
      // Keys that are identities or UUIDs say little: their values have to tell them apart.
      if (is_dictionary) put_sort_key(w, op->second, value);
    } else {
      run(w, op->first, element);
    }
    if (is_left_out(w, met, start)) {
      w->count = start;
      continue;
    }
    if (sorts_entries(w, is_dictionary)) run(w, op->second, value);
    items[found++] = (segment){start, w->count, element, value};
  }
  return found;
}

// Puts the sorted elements or entries in the place of the unsorted ones, which begin at `start`.
static void put_sorted(
    nav_walk *w, const nav_op *op, size_t start, bool by_content, const segment *items,
    size_t count) {
  bool is_dictionary = op->code == NAV_DICTIONARY;
  size_t used = w->count - start;
  uint64_t *unsorted = malloc(used == 0 ? 1 : used * sizeof(uint64_t));
  if (unsorted == NULL) abort();
  memcpy(unsorted, w->words + start, used * sizeof(uint64_t));
  w->count = start;
  for (size_t i = 0; i < count; i++) {
    const uint64_t *words = unsorted + (items[i].start - start);
    size_t length = items[i].end - items[i].start;
    if (by_content) {
      run(w, op->first, items[i].key);
    } else {
      for (size_t j = 0; j < length; j++) nav_put(w, words[j]);
    }
    if (is_dictionary && !sorts_entries(w, is_dictionary)) run(w, op->second, items[i].value);
  }
  free(unsorted);
}

static void put_hashed(nav_walk *w, const nav_op *op, const char *at) {
  bool is_dictionary = op->code == NAV_DICTIONARY;
  hash_table table = hash_table_at(*(const char *const *)at, is_dictionary);
  size_t position = w->count;
  nav_put(w, 0);
  if (table.count == 0) return;

  segment few[16];
  segment *items = table.count <= 8 ? few : malloc(2 * table.count * sizeof(segment));
  if (items == NULL) abort();
  bool is_deep = op->first->needs_deep_order;
  bool was_names_only = w->names_only;
  // A subscription says nothing here but that it is there: no need for an order.
  if (w->outer != NULL && is_deep) w->names_only = true;
  bool by_content = is_deep && !op->first->is_subscription && !w->names_only;
  size_t found = put_unsorted(w, op, &table, by_content, items);
  w->words[position] = found;
  if (found == 1 && !is_deep) {
    // Nothing to sort: the element or key stands where it belongs.
    if (is_dictionary && !sorts_entries(w, is_dictionary)) run(w, op->second, items[0].value);
  } else {
    sort(w, items, items + found, found, op);
    if (by_content && !w->has_former) found = without_alike(w, op, items, found);
    put_sorted(w, op, position + 1, by_content, items, found);
    w->names_only = was_names_only;
  }
  if (items != few) free(items);
}

// MARK: - The walk

static void run(nav_walk *w, const nav_program *program, const char *base) {
  const nav_op *op = program->ops, *end = op + program->count;
  for (; op != end; op++) {
    const char *at = base + op->offset;
    if (op->field != 0) w->field = op->field;
    switch (op->code) {
    case NAV_U8: nav_put(w, *(const uint8_t *)at); break;
    case NAV_U16: nav_put(w, *(const uint16_t *)at); break;
    case NAV_U32: nav_put(w, *(const uint32_t *)at); break;
    case NAV_U64: nav_put(w, *(const uint64_t *)at); break;
    case NAV_I8: nav_put(w, (uint64_t)(int64_t) * (const int8_t *)at); break;
    case NAV_I16: nav_put(w, (uint64_t)(int64_t) * (const int16_t *)at); break;
    case NAV_I32: nav_put(w, (uint64_t)(int64_t) * (const int32_t *)at); break;
    case NAV_FLOAT: put_float(w, *(const float *)at); break;
    case NAV_STRING:
      if (!put_string(w, at)) w->callbacks.custom(w->callbacks.owner, w, op->number, at);
      break;
    case NAV_OPTIONAL: put_optional(w, op, at); break;
    case NAV_ENUM: put_enum(w, op, at); break;
    case NAV_LIST: put_list(w, op, at); break;
    case NAV_SET:
    case NAV_DICTIONARY: put_hashed(w, op, at); break;
    case NAV_STRONG: put_reference(w, *(const void *const *)at); break;
    case NAV_WEAK: put_weak(w, at); break;
    case NAV_UNOWNED: put_unowned(w, *(void *const *)at); break;
    case NAV_IDENTITY: put_loose(w, *(const void *const *)at, false, true); break;
    case NAV_SOURCE: note_source(w, *(const void *const *)at); break;
    case NAV_SILENT: {
      size_t start = w->count;
      run(w, op->first, at);
      w->count = start;
      break;
    }
    case NAV_EXISTENTIAL: nav_put_any(w, at); break;
    case NAV_CLOSURE: put_closure(w, at, op->number != 0); break;
    case NAV_VARIABLE: put_context(w, at, false); break;
    case NAV_CUSTOM: w->callbacks.custom(w->callbacks.owner, w, op->number, at); break;
    }
  }
}

// What a subscription listens to: the owner's number and the field's name; or no owner and the
// type of the source.
typedef struct {
  uint64_t owner, name;
} listened;

static listened listened_of(nav_walk *w, const void *object) {
  if (object == NULL) return (listened){NAV_NIL, 0};
  for (size_t i = 0; i < w->source_count; i++)
    if (w->sources[i].object == object)
      return (listened){
          NAV_FIRST_OBJECT + w->sources[i].owner, w->sources[i].field};
  // A source may be an object that is walked itself.
  slot *s = find(&w->numbers, object);
  if (s->stamp == w->numbers.stamp) return (listened){NAV_FIRST_OBJECT + s->value.number, 0};
  return (listened){NAV_LEAF, class_of(w, object)->name};
}

// Whether the holder of a subscription has an earlier one to the same source.
static bool was_listened_to(nav_walk *w, size_t at) {
  for (size_t i = at; i > 0 && w->subscriptions[i - 1].holder == w->subscriptions[at].holder; i--)
    if (w->subscriptions[i - 1].source == w->subscriptions[at].source) return true;
  return false;
}

// Per holder: its number, how many follow, and per subscription owner and name, sorted.
static void put_subscriptions(nav_walk *w) {
  for (size_t i = 0; i < w->subscription_count;) {
    uint32_t holder = w->subscriptions[i].holder;
    nav_put(w, holder);
    size_t position = w->count;
    nav_put(w, 0);
    size_t noted = 0;
    for (; i < w->subscription_count && w->subscriptions[i].holder == holder; i++) {
      listened l = listened_of(w, w->subscriptions[i].source);
      if (l.owner == NAV_LEAF && was_listened_to(w, i)) l.owner = NAV_AGAIN;
      uint64_t words[] = {l.owner, l.name, w->subscriptions[i].memory};
      enum { length = sizeof words / sizeof *words };
      uint32_t same = 0;
      size_t at = noted;
      for (size_t j = 0; j < noted; j++) {
        int order = order_of(w->words + position + 1 + length * j, words, length);
        if (order == 0) same += 1;
        if (at == noted && order > 0) at = j;
      }
      if (same >= w->cap) continue;
      for (size_t k = 0; k < length; k++) nav_put(w, 0);
      uint64_t *place = w->words + position + 1 + length * at;
      memmove(place + length, place, (noted - at) * sizeof words);
      memcpy(place, words, sizeof words);
      noted += 1;
    }
    w->words[position] = noted;
  }
}

// Which of them a text holds is no state; whether two texts hold the same one is.
static void number_identifiers(nav_walk *w) {
  if (!nav_made_identifiers()) return;
  if (w->identifiers == NULL) w->identifiers = nav_met_identifiers_make();
  nav_met_identifiers_forget(w->identifiers);
  nav_number_identifiers(w->identifiers, w->words, w->count * sizeof(uint64_t));
}

// Writes the objects that are numbered by now, from one on, and those that they lead to.
static void put_objects(nav_walk *w, size_t first) {
  for (size_t i = first; i < w->object_count; i++) {
    reached next = w->objects[i];
    w->holder = (uint32_t)i;
    nav_put(w, next.class->name);
    run(w, next.class->program, next.object);
  }
}

static void finish(nav_walk *w) {
  for (size_t i = 0; i < w->edge_count; i++) {
    loose_edge edge = w->edges[i];
    uint64_t *place = w->words + edge.position;
    if (edge.object == NULL) continue;
    if (edge.is_dead) {
      place[0] = NAV_DEAD;
      continue;
    }
    uint64_t outer = outer_word(w, edge.object);
    slot *s = find(&w->numbers, edge.object);
    if (outer != 0) {
      place[0] = outer;
    } else if (s->stamp == w->numbers.stamp) {
      place[0] = NAV_FIRST_OBJECT + s->value.number;
    } else {
      place[0] = NAV_LEAF;
      place[1] = edge.is_mere_address ? 0 : class_of(w, edge.object)->name;
    }
  }
  put_subscriptions(w);
  number_identifiers(w);
}

static void forget_objects(nav_walk *w) {
  w->count = w->object_count = w->edge_count = 0;
  w->source_count = w->subscription_count = w->met_subscriptions = 0;
  w->holder = 0;
  w->field = 0;
  w->names_only = false;
  w->open_count = 0;
  table_clear(&w->numbers);
}

// Writes a reference in the place of a word that was kept free for it.
static void put_reference_at(nav_walk *w, size_t position, const void *object) {
  size_t end = w->count;
  put_reference(w, object);
  // What is not walked takes more words, and is no root.
  if (w->count == end + 1) w->words[position] = w->words[end];
  w->count = end;
}

static void walk(nav_walk *w, const void *const *roots, size_t count, size_t later_count) {
  forget_objects(w);
  nav_put(w, count);
  size_t first_count = count - later_count;
  for (size_t i = 0; i < first_count; i++) put_reference(w, roots[i]);
  size_t kept = w->count;
  for (size_t i = 0; i < later_count; i++) nav_put(w, NAV_NIL);
  put_objects(w, 0);
  w->first_object_count = w->object_count;
  for (size_t i = 0; i < later_count; i++) put_reference_at(w, kept + i, roots[first_count + i]);
  put_objects(w, w->first_object_count);
  finish(w);
}

void nav_walk_run(nav_walk *w, const void *const *roots, size_t count, size_t later_count) {
  w->has_former = w->met_alike = false;
  walk(w, roots, count, later_count);
  if (!w->met_alike) return;
  table spare = w->former;
  w->former = w->numbers;
  w->numbers = spare;
  w->has_former = true;
  walk(w, roots, count, later_count);
}

size_t nav_walk_word_count(const nav_walk *w) { return w->count; }
const uint64_t *nav_walk_words(const nav_walk *w) { return w->words; }
size_t nav_walk_object_count(const nav_walk *w) { return w->object_count; }
size_t nav_walk_first_object_count(const nav_walk *w) { return w->first_object_count; }
const void *nav_walk_object(const nav_walk *w, size_t number) { return w->objects[number].object; }
const nav_class *nav_walk_class(const nav_walk *w, size_t number) { return w->objects[number].class; }

// MARK: - Hashes

static uint64_t fold(uint64_t a, uint64_t b) {
  unsigned __int128 product = (unsigned __int128)a * b;
  return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

nav_hash nav_hash_words(const uint64_t *words, size_t count) {
  uint64_t a = 0x243F6A8885A308D3ull ^ count, b = 0x13198A2E03707344ull;
  for (size_t i = 0; i < count; i++) {
    a = fold(a ^ words[i], 0x9E3779B97F4A7C15ull) + b;
    b = fold(b + words[i], 0xD6E8FEB86659FD93ull) ^ a;
  }
  return (nav_hash){fold(a ^ b, 0xA0761D6478BD642Full), fold(b + a, 0xE7037ED1A0B428DBull)};
}

nav_hash nav_walk_hash(const nav_walk *w) { return nav_hash_words(w->words, w->count); }

uint64_t nav_name_hash(const uint8_t *bytes, size_t count) {
  uint64_t hash = 0xCBF29CE484222325ull ^ count;
  for (size_t i = 0; i < count; i++) hash = fold(hash ^ bytes[i], 0x9E3779B97F4A7C15ull) + i;
  // The top bit tells boxes from other references; small words have a meaning of their own.
  hash &= ~(1ull << 63);
  return hash < 64 ? hash + 64 : hash;
}
