// A search of the navigation family in C: the reference of the comparison.
//
// A state is one word: for each tab DEPTH fields of a route, then selection, sheet, session, mode.
// Known states stand in an open-addressing table that doubles by copying, the layers in two
// arrays; the slots of sixteen states' successors are asked for before any of them is looked at.
// Built with -DTABS= -DDEPTH= -DROUTES= -DSHEETS=.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

enum {
  DIGIT = ROUTES < 2 ? 1 : ROUTES < 4 ? 2 : ROUTES < 8 ? 3 : 4,
  STACK = DEPTH * DIGIT,
  SELECTION = TABS * STACK,
  SHEET = SELECTION + 4,
  SESSION = SHEET + 4,
  MODE = SESSION + 1,
  BATCH = 16,
  MOST = TABS + ROUTES + SHEETS + 5
};
_Static_assert(MODE < 64, "a state must fit into a word");

static const uint64_t signed_in = 1ull << SESSION, driving = 1ull << MODE;
static const uint64_t route_bits = (1ull << DIGIT) - 1, stack_bits = (1ull << STACK) - 1;

static int is_sound(uint64_t state) {
  unsigned selection = state >> SELECTION & 15, sheet = state >> SHEET & 15;
  if (selection >= TABS || sheet > SHEETS) return 0;
  for (int tab = 0; tab < TABS; tab++) {
    int ended = 0;
    for (int level = 0; level < DEPTH; level++) {
      unsigned route = state >> (tab * STACK + level * DIGIT) & route_bits;
      if (route > ROUTES || (route && ended)) return 0;
      ended |= !route;
    }
  }
  return state & signed_in || !(state & (signed_in - 1));
}

static int successors(uint64_t state, uint64_t *next) {
  uint64_t *end = next, kept = state & driving;
  unsigned selection = state >> SELECTION & 15, sheet = state >> SHEET & 15;
  if (!(state & signed_in)) *end++ = kept | signed_in;
  if (state & signed_in && !sheet) {
    uint64_t unselected = state & ~(15ull << SELECTION);
    for (unsigned tab = 0; tab < TABS; tab++)
      if (tab != selection) *end++ = unselected | (uint64_t)tab << SELECTION;
    unsigned at = selection * STACK;
    uint64_t stack = state >> at & stack_bits;
    unsigned height = stack ? (63 - __builtin_clzll(stack)) / DIGIT + 1 : 0;
    if (height < DEPTH)
      for (uint64_t route = 1; route <= ROUTES; route++)
        *end++ = state | route << (at + height * DIGIT);
    if (height) {
      *end++ = state & ~(route_bits << (at + (height - 1) * DIGIT));
      *end++ = state & ~(stack_bits << at);
    }
    for (uint64_t number = 1; number <= SHEETS; number++) *end++ = state | number << SHEET;
  }
  if (sheet) *end++ = state & ~(15ull << SHEET);
  if (state & signed_in) *end++ = kept;
  if (!sheet) *end++ = (kept ^ driving) | (state & signed_in);
  return (int)(end - next);
}

// A bijection without 0, so that equal entries mean equal states.
static uint64_t scramble(uint64_t word) {
  word += 0x1e3779b97f4a7c15ull;
  word = (word ^ word >> 33) * 0xff51afd7ed558ccdull;
  word = (word ^ word >> 33) * 0xc4ceb9fe1a85ec53ull;
  return word ^ word >> 33;
}

static uint64_t *table, mask, known;

static void *memory(size_t bytes) {
  void *start = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED) exit(2);
  return start;
}

static void grow(void) {
  uint64_t *old = table, slots = mask + 1;
  mask = slots * 2 - 1;
  table = memory(slots * 2 * sizeof *table);
  for (uint64_t i = 0; i < slots; i++) {
    if (!old[i]) continue;
    uint64_t slot = old[i] & mask;
    while (table[slot]) slot = (slot + 1) & mask;
    table[slot] = old[i];
  }
  munmap(old, slots * sizeof *old);
}

static int insert(uint64_t entry) {
  uint64_t slot = entry & mask;
  for (; table[slot]; slot = (slot + 1) & mask)
    if (table[slot] == entry) return 0;
  table[slot] = entry;
  if (++known * 10 > (mask + 1) * 6) grow();
  return 1;
}

struct layer { uint64_t *states; size_t count, capacity; };

static void append(struct layer *layer, uint64_t state) {
  if (layer->count == layer->capacity) {
    layer->capacity = layer->capacity ? layer->capacity * 2 : 4096;
    layer->states = realloc(layer->states, layer->capacity * sizeof *layer->states);
    if (!layer->states) exit(2);
  }
  layer->states[layer->count++] = state;
}

int main(void) {
  static uint64_t found[BATCH * MOST], entries[BATCH * MOST];
  struct layer layer = {0}, next = {0};
  uint64_t transitions = 0, depth = 0;
  mask = (1 << 16) - 1;
  table = memory((mask + 1) * sizeof *table);
  insert(scramble(0));
  append(&layer, 0);
  for (;;) {
    for (size_t first = 0; first < layer.count; first += BATCH) {
      size_t end = first + BATCH < layer.count ? first + BATCH : layer.count;
      int count = 0;
      for (size_t i = first; i < end; i++) {
        if (!is_sound(layer.states[i])) return 1;
        int more = successors(layer.states[i], found + count);
        for (int k = count; k < count + more; k++) {
          entries[k] = scramble(found[k]);
          __builtin_prefetch(table + (entries[k] & mask), 1);
        }
        count += more;
      }
      transitions += count;
      for (int k = 0; k < count; k++)
        if (insert(entries[k])) append(&next, found[k]);
    }
    if (!next.count) break;
    depth++;
    struct layer done = layer;
    layer = next;
    next = done;
    next.count = 0;
  }
  printf("{\"states\": %llu, \"transitions\": %llu, \"depth\": %llu}\n",
         (unsigned long long)known, (unsigned long long)transitions, (unsigned long long)depth);
}
