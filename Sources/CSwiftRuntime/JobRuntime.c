#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "JobRuntime.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "Images.h"
#include "RuntimeLayout.h"

#if __has_attribute(swiftcall)
#define SWIFT_CC __attribute__((swiftcall))
#else
#define SWIFT_CC
#endif

// MARK: - Hooks

typedef SWIFT_CC void (*enqueue_original)(void *job);
typedef SWIFT_CC void (*enqueue_hook)(void *job, enqueue_original original);
typedef SWIFT_CC nav_serial_executor (*main_original)(void);
typedef SWIFT_CC nav_serial_executor (*main_hook)(main_original original);
typedef SWIFT_CC bool (*is_main_original)(nav_serial_executor executor);
typedef SWIFT_CC bool (*is_main_hook)(nav_serial_executor executor, is_main_original original);
typedef SWIFT_CC void (*cancel_function)(void *task);
typedef SWIFT_CC size_t (*flags_function)(const void *job);
typedef SWIFT_CC uint64_t (*number_function)(const void *job);

static struct {
  bool (*take)(void *job);
  bool (*is_main)(void);
  nav_serial_executor main;
} installed;

static enqueue_hook *enqueue_slot;
static main_hook *main_slot;
static is_main_hook *is_main_slot;
static cancel_function task_cancel;
static flags_function job_flags;
static number_function job_number;

static void find_symbols(void) {
  enqueue_slot = (enqueue_hook *)dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  main_slot = (main_hook *)dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  is_main_slot = (is_main_hook *)dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  task_cancel = (cancel_function)dlsym(RTLD_DEFAULT, "swift_task_cancel");
  job_flags = (flags_function)dlsym(RTLD_DEFAULT, "swift_task_getJobFlags");
  job_number = (number_function)dlsym(RTLD_DEFAULT, "swift_task_getJobTaskId");
}

static SWIFT_CC void on_enqueue(void *job, enqueue_original original) {
  if (!installed.take(job)) original(job);
}

static SWIFT_CC nav_serial_executor on_main(main_original original) {
  return installed.is_main() ? installed.main : original();
}

static SWIFT_CC bool on_is_main(nav_serial_executor executor, is_main_original original) {
  return executor.identity == installed.main.identity || original(executor);
}

bool nav_jobs_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, find_symbols);
  return enqueue_slot && main_slot && is_main_slot && task_cancel && job_flags && job_number;
}

void nav_jobs_lose_hooks(void) {
  static struct {
    enqueue_hook enqueue;
    main_hook main;
    is_main_hook is_main;
  } nowhere;
  if (!nav_jobs_available()) return;
  enqueue_slot = &nowhere.enqueue;
  main_slot = &nowhere.main;
  is_main_slot = &nowhere.is_main;
}

void nav_jobs_install(
    bool (*take)(void *job), bool (*is_main)(void), nav_serial_executor main) {
  if (!nav_jobs_available()) return;
  installed.take = take;
  installed.is_main = is_main;
  installed.main = main;
  *is_main_slot = on_is_main;
  *main_slot = on_main;
  *enqueue_slot = on_enqueue;
}

void nav_jobs_uninstall(void) {
  if (!nav_jobs_available()) return;
  *enqueue_slot = NULL;
  *main_slot = NULL;
  *is_main_slot = NULL;
}

// MARK: - Jobs

enum { job_kind_mask = 0xff, job_kind_task = 0, async_let_bit = 28 };
// Deeper than any task that ends; what goes on and on has no bound.
enum { frame_count_limit = 4096 };
// Deep enough to tell apart the call sites of shared helpers; a recursive function has no bound.
enum { signature_depth = 24, adapter_depth = 4 };
enum { frame_alignment = 16, frame_limit = 0x4000 };

static void *pointer_at(const void *base, size_t offset) {
  void *value;
  memcpy(&value, (const char *)base + offset, sizeof value);
  return value;
}

static uint32_t word_at(const void *base, size_t offset) {
  uint32_t value;
  memcpy(&value, (const char *)base + offset, sizeof value);
  return value;
}

static bool is_task(const void *job) {
  return nav_jobs_available() && (job_flags(job) & job_kind_mask) == job_kind_task;
}

static uint64_t mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
  return hash ^ (hash >> 29);
}

// The code of an async function, which is known by a record: the distance to its code, then the
// size of its frame.
//
// What begins with an address, such as an object of the binary, is no record. Read as a distance,
// the lower half of an address points into code in one process out of a hundred; but read as a
// size, the upper half of an address that changes from process to process is too large.
static bool async_code_offset(const char *record, uint64_t *offset) {
  if ((uintptr_t)record % sizeof(int32_t) || !nav_is_in_image(record)) return false;
  uint32_t frame = word_at(record, sizeof(int32_t));
  if (frame % frame_alignment || frame > frame_limit) return false;
  return nav_image_offset(record + (int32_t)word_at(record, 0), true, offset);
}

// The function that a closure adapts, and that one's context, if `closure` is the context of an
// adapter: its first capture, behind the types that it was made for and, if it carries one, its
// isolation (an actor and its witness table).
static bool adapted_function(
    const char *closure, uint64_t *offset, const char **adapted_closure) {
  const char *metadata = pointer_at(closure, 0);
  if (!nav_is_in_image(metadata)) return false;
  if (word_at(metadata, 0) != nav_layout[NAV_CLOSURE_KIND]) return false;
  const char *description = pointer_at(metadata, nav_layout[NAV_CLOSURE_DESCRIPTION]);
  if (!nav_is_in_image(description)) return false;
  uint32_t captures = word_at(description, 0);
  uint32_t types = word_at(description, 2 * sizeof(uint32_t));

  const char *capture = closure + nav_layout[NAV_OBJECT_HEADER] + types * sizeof(void *);
  if (!async_code_offset(pointer_at(capture, 0), offset)) {
    // Too small to hold an isolation.
    if (captures + types < 2) return false;
    const char *witness = pointer_at(closure, nav_layout[NAV_OBJECT_HEADER] + sizeof(void *));
    if (witness && !nav_is_in_image(witness)) return false;
    capture += 2 * sizeof(void *);
    if (!async_code_offset(pointer_at(capture, 0), offset)) return false;
  }
  *adapted_closure = pointer_at(capture, sizeof(void *));
  return true;
}

// What a task that has not run yet will call. The runtime keeps it in front of the task's first
// context. Closures usually sit behind adapters, which tasks share.
static uint64_t mix_entry(uint64_t signature, const void *first_context) {
  const char *prefix = (const char *)first_context - nav_layout[NAV_TASK_ENTRY];
  uint64_t offset;
  if (!nav_image_offset(pointer_at(prefix, 0), true, &offset)) return signature;
  signature = mix(signature, offset);
  const char *closure = pointer_at(prefix, sizeof(void *));
  for (int depth = 0; closure && depth < adapter_depth; depth++) {
    if (!adapted_function(closure, &offset, &closure)) break;
    signature = mix(signature, offset);
  }
  return signature;
}

uint64_t nav_job_signature(const void *job, bool has_begun) {
  uint64_t offset;
  if (sizeof(void *) != 8) return 0;
  if (!nav_image_offset(pointer_at(job, nav_layout[NAV_JOB_FUNCTION]), true, &offset)) return 0;
  uint64_t signature = mix(1, offset);
  if (!is_task(job)) return signature;
  // A function that waits in many places' stead has one resume address: add its callers'.
  const void *context = pointer_at(job, nav_layout[NAV_TASK_CONTEXT]);
  for (int depth = 0; context && depth < signature_depth; depth++) {
    if (!nav_image_offset(pointer_at(context, nav_layout[NAV_CONTEXT_FUNCTION]), true, &offset)) break;
    signature = mix(signature, offset);
    const void *caller = pointer_at(context, 0);
    // A task that has begun may have let go of its closure.
    if (!caller) return has_begun || depth > 0 ? signature : mix_entry(signature, context);
    context = caller;
  }
  return signature;
}

bool nav_task_operation(const void *task, const void **code, const void **context) {
  if (sizeof(void *) != 8 || !is_task(task)) return false;
  // The operation of an 'async let' may lie in the frame of whoever waits for it, without metadata.
  if ((job_flags(task) >> async_let_bit & 1) != 0) return false;
  uint64_t offset;
  const void *frame = pointer_at(task, nav_layout[NAV_TASK_CONTEXT]);
  for (int depth = 0; frame && depth < frame_count_limit; depth++) {
    if (!nav_image_offset(pointer_at(frame, nav_layout[NAV_CONTEXT_FUNCTION]), true, &offset)) return false;
    const void *caller = pointer_at(frame, 0);
    if (!caller) {
      const char *prefix = (const char *)frame - nav_layout[NAV_TASK_ENTRY];
      *code = pointer_at(prefix, 0);
      *context = pointer_at(prefix, sizeof(void *));
      return nav_image_offset(*code, true, &offset);
    }
    frame = caller;
  }
  return false;
}

uint32_t nav_job_task_number(const void *job) {
  return is_task(job) ? (uint32_t)job_number(job) : 0;
}

void nav_job_cancel(void *job) {
  if (is_task(job)) task_cancel(job);
}
