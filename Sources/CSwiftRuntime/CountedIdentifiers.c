#include "CountedIdentifiers.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Identifiers may be made on any thread.
static _Atomic uint64_t replay = 1;
static _Atomic uint32_t number;
static atomic_bool has_made;

void nav_begin_identifiers(void) {
  if (!atomic_load(&has_made)) return;
  atomic_fetch_add(&replay, 1);
  atomic_store(&number, 0);
}

static const char mark[] = "-C0DE-4000-8000-";
enum { MARK_LENGTH = sizeof mark - 1, NUMBER_LENGTH = 8, REPLAY_LENGTH = 12 };

void nav_next_identifier(char text[NAV_IDENTIFIER_LENGTH + 1]) {
  atomic_store(&has_made, true);
  snprintf(
      text, NAV_IDENTIFIER_LENGTH + 1, "%08" PRIX32 "%s%012" PRIX64, atomic_fetch_add(&number, 1) + 1,
      mark, atomic_load(&replay) & 0xFFFFFFFFFFFF);
}

bool nav_made_identifiers(void) { return atomic_load(&has_made); }

typedef struct {
  uint64_t replay;
  uint32_t number;
} identifier;

struct nav_met_identifiers {
  identifier *items;
  size_t count, capacity;
};

nav_met_identifiers *nav_met_identifiers_make(void) {
  nav_met_identifiers *met = calloc(1, sizeof(nav_met_identifiers));
  if (met == NULL) abort();
  return met;
}

void nav_met_identifiers_free(nav_met_identifiers *met) {
  if (met == NULL) return;
  free(met->items);
  free(met);
}

void nav_met_identifiers_forget(nav_met_identifiers *met) { met->count = 0; }

static uint32_t order_met(nav_met_identifiers *met, identifier found) {
  for (size_t i = 0; i < met->count; i++)
    if (met->items[i].number == found.number && met->items[i].replay == found.replay)
      return (uint32_t)i + 1;
  if (met->count == met->capacity) {
    met->capacity = met->capacity == 0 ? 8 : 2 * met->capacity;
    met->items = realloc(met->items, met->capacity * sizeof(identifier));
    if (met->items == NULL) abort();
  }
  met->items[met->count++] = found;
  return (uint32_t)met->count;
}

static bool read_digits(const char *text, size_t count, uint64_t *value) {
  *value = 0;
  for (size_t i = 0; i < count; i++) {
    unsigned char c = (unsigned char)text[i];
    if (!isxdigit(c)) return false;
    *value = *value << 4 | (uint64_t)(isdigit(c) ? c - '0' : tolower(c) - 'a' + 10);
  }
  return true;
}

static bool is_mark(const char *text) {
  for (size_t i = 0; i < MARK_LENGTH; i++)
    if (toupper((unsigned char)text[i]) != mark[i]) return false;
  return true;
}

void nav_number_identifiers(nav_met_identifiers *met, void *bytes, size_t size) {
  char *start = bytes, *end = start + size;
  for (char *at = start; (at = memchr(at, '-', (size_t)(end - at))) != NULL; at++) {
    if (at - start < NUMBER_LENGTH || end - at < MARK_LENGTH + REPLAY_LENGTH || !is_mark(at)) continue;
    char *first = at - NUMBER_LENGTH, *last = at + MARK_LENGTH;
    uint64_t found_number, found_replay;
    if (!read_digits(first, NUMBER_LENGTH, &found_number)) continue;
    if (!read_digits(last, REPLAY_LENGTH, &found_replay)) continue;
    char digits[NUMBER_LENGTH + 1];
    identifier found = {found_replay, (uint32_t)found_number};
    snprintf(digits, sizeof digits, "%08" PRIu32, order_met(met, found));
    memcpy(first, digits, NUMBER_LENGTH);
    memset(last, '0', REPLAY_LENGTH);
    at = last + REPLAY_LENGTH - 1;
  }
}
