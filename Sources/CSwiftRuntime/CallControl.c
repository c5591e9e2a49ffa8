#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CallControl.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "Images.h"
#include "Platform.h"

nav_call_listener nav_listener;

static _Thread_local bool is_controlled;

bool nav_calls_available(void) {
#ifdef NAV_INTERPOSES_CALLS
  return true;
#else
  return false;
#endif
}

void nav_calls_listen(nav_call_listener listener) { nav_listener = listener; }

bool nav_calls_control(bool controls) {
  bool before = is_controlled;
  is_controlled = controls;
  return before;
}

bool nav_call_is_controlled(void) { return is_controlled; }

bool nav_call_enter(void) { return nav_calls_control(false); }

void nav_call_leave(bool before) { nav_calls_control(before); }

void nav_calls_forget(void) {
#ifdef NAV_INTERPOSES_CALLS
  nav_dispatch_forget();
  nav_sources_forget();
  nav_run_loop_forget();
#endif
}

#ifdef NAV_INTERPOSES_CALLS
void *nav_next_function(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) {
    fprintf(stderr, "The function '%s' is not in a library of its own; link the runtime as one.\n", name);
    abort();
  }
  return found;
}

// MARK: - Blocks

// The part of a block's layout that its interface fixes.
typedef struct block {
  void *class;
  int flags;
  int reserved;
  void (*invoke)(void *block);
  const struct {
    unsigned long reserved, size;
  } *description;
} block;

// A block that the compiler makes of a closure holds that, and nothing else.
typedef struct closure_block {
  block block;
  const void *code, *context;
} closure_block;

void *nav_block_copy(void *given) {
  static void *(*copy)(const void *);
  if (!copy) copy = (void *(*)(const void *))dlsym(RTLD_DEFAULT, "_Block_copy");
  return copy(given);
}

void nav_block_run_round(void *given, size_t round) {
  ((void (*)(void *, size_t))((block *)given)->invoke)(given, round);
}

static void block_run(void *given) { ((block *)given)->invoke(given); }

static void block_release(void *given) {
  static void (*release)(const void *);
  if (!release) release = (void (*)(const void *))dlsym(RTLD_DEFAULT, "_Block_release");
  release(given);
}

nav_work nav_block_work(void *given) {
  void *copy = nav_block_copy(given);
  return (nav_work){.run = block_run, .release = block_release, .context = copy, .block = copy};
}

bool nav_work_operation(nav_work work, const void **code, const void **context) {
  const closure_block *made = work.block;
  if (made == NULL || made->block.description == NULL) return false;
  if (!nav_is_in_image(made->block.description)) return false;
  if (made->block.description->size != sizeof(closure_block)) return false;
  uint64_t offset;
  if (!nav_image_offset(made->code, true, &offset)) return false;
  *code = made->code;
  *context = made->context;
  return true;
}
#endif
