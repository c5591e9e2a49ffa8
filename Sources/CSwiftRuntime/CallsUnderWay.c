#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CallsUnderWay.h"
#include "Platform.h"

#if defined(NAV_READS_BINARIES) && (defined(__x86_64__) || defined(__aarch64__))
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <ucontext.h>
#include <unwind.h>

static uint64_t *count, *calls, room;

// The executable's code, and how far from its place in the file it was loaded.
static uintptr_t first, end, bias;

struct search {
  uintptr_t interrupted;
  bool is_behind_handler;
};

static uintptr_t interrupted_by(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#else
  return context->uc_mcontext.pc;
#endif
}

static _Unwind_Reason_Code visit(struct _Unwind_Context *call, void *argument) {
  struct search *search = argument;
  int is_exact = 0;
  uintptr_t code = _Unwind_GetIPInfo(call, &is_exact);
  // The first calls are those of the handler.
  if (code == search->interrupted) search->is_behind_handler = true;
  if (!search->is_behind_handler) return _URC_NO_REASON;
  if (!is_exact) code--;
  if (code < first || code >= end) return _URC_NO_REASON;
  calls[*count] = code - bias;
  *count += 1;
  return *count < room ? _URC_NO_REASON : _URC_END_OF_STACK;
}

void nav_calls_note(const void *context) {
  if (!calls) return;
  struct search search = {.interrupted = interrupted_by(context)};
  *count = 0;
  _Unwind_Backtrace(visit, &search);
}

// The first binary is the executable.
static int find_executable(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size;
  (void)unused;
  bias = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    if (!first) first = bias + part->p_vaddr;
    end = bias + part->p_vaddr + part->p_memsz;
  }
  return 1;
}

void nav_note_calls_under_way(uint64_t *number, uint64_t *addresses, uint64_t most) {
  dl_iterate_phdr(find_executable, NULL);
  // The first walk loads what walks need, which a handler must not.
  struct search nothing = {0};
  _Unwind_Backtrace(visit, &nothing);
  count = number;
  room = most;
  calls = addresses;
}
#else
void nav_calls_note(const void *context) { (void)context; }
void nav_note_calls_under_way(uint64_t *number, uint64_t *addresses, uint64_t most) {
  (void)number;
  (void)addresses;
  (void)most;
}
#endif
