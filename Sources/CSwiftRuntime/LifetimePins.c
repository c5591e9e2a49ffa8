#include "LifetimePins.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "RuntimeFunctions.h"

typedef struct {
  const void *object;
  uint64_t mark;
} pin;

struct nav_pins {
  // In the order of pinning.
  pin *pins;
  size_t count, capacity;
  // Positions in `pins`, plus one, by address; open addressing.
  uint32_t *slots;
  size_t mask;
  uint64_t mark;
};

static size_t slot_of(const nav_pins *p, const void *object) {
  size_t at = (size_t)(((uintptr_t)object >> 4) * 0x9E3779B97F4A7C15ull >> 20) & p->mask;
  while (p->slots[at] != 0 && p->pins[p->slots[at] - 1].object != object) at = (at + 1) & p->mask;
  return at;
}

static void index_again(nav_pins *p, size_t size) {
  if (size != p->mask + 1 || p->slots == NULL) {
    free(p->slots);
    p->slots = malloc(size * sizeof(uint32_t));
    if (p->slots == NULL) abort();
    p->mask = size - 1;
  }
  memset(p->slots, 0, size * sizeof(uint32_t));
  for (size_t i = 0; i < p->count; i++)
    p->slots[slot_of(p, p->pins[i].object)] = (uint32_t)(i + 1);
}

nav_pins *nav_pins_make(void) {
  nav_pins *p = calloc(1, sizeof(nav_pins));
  if (p == NULL) abort();
  index_again(p, 256);
  return p;
}

void nav_pins_free(nav_pins *p) {
  nav_pins_clear(p);
  free(p->pins);
  free(p->slots);
  free(p);
}

void nav_pins_add(nav_pins *p, const void *object) {
  size_t at = slot_of(p, object);
  if (p->slots[at] != 0) return;
  if (p->count == p->capacity) {
    p->capacity = p->capacity * 2 + 64;
    pin *moved = realloc(p->pins, p->capacity * sizeof(pin));
    if (moved == NULL) abort();
    p->pins = moved;
  }
  swift_unownedRetain((void *)object);
  p->pins[p->count++] = (pin){object, 0};
  p->slots[at] = (uint32_t)p->count;
  if (p->count * 2 > p->mask) index_again(p, (p->mask + 1) * 2);
}

bool nav_pins_has(const nav_pins *p, const void *object) {
  return p->slots[slot_of(p, object)] != 0;
}

size_t nav_pins_count(const nav_pins *p) { return p->count; }

void nav_pins_clear(nav_pins *p) {
  for (size_t i = 0; i < p->count; i++) swift_unownedRelease((void *)p->pins[i].object);
  p->count = 0;
  memset(p->slots, 0, (p->mask + 1) * sizeof(uint32_t));
}

size_t nav_pins_sweep(nav_pins *p) {
  size_t kept = 0;
  for (size_t i = 0; i < p->count; i++) {
    void *object = (void *)p->pins[i].object;
    if (swift_isDeallocating(object))
      swift_unownedRelease(object);
    else
      p->pins[kept++] = p->pins[i];
  }
  if (kept < p->count) {
    p->count = kept;
    index_again(p, p->mask + 1);
  }
  return kept;
}

void nav_pins_mark(nav_pins *p, const void *const *objects, size_t count) {
  p->mark += 1;
  for (size_t i = 0; i < count; i++) {
    uint32_t position = p->slots[slot_of(p, objects[i])];
    if (position != 0) p->pins[position - 1].mark = p->mark;
  }
}

size_t nav_pins_next_unmarked(const nav_pins *p, size_t position) {
  while (position < p->count && p->pins[position].mark == p->mark) position += 1;
  return position;
}

const void *nav_pins_object(const nav_pins *p, size_t position) {
  return p->pins[position].object;
}
