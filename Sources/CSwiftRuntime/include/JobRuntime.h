#pragma once
#include <stdbool.h>
#include <stdint.h>

// Scheduling of Swift concurrency jobs, taken over from the runtime.
//
// The runtime asks its hooks, exported function pointers, before it schedules anything. They are
// looked up by name, so that this links against a runtime without them and says so.

#if defined(__cplusplus)
extern "C" {
#endif

/// A serial executor as the runtime passes it: the object and its witness table.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} nav_serial_executor;

/// A Boolean value that indicates whether this process's runtime has the hooks.
bool nav_jobs_available(void);

/// Takes over: from now on what would go to the global pool is offered to `take`, and `main` is the
/// main actor's executor on the threads on which `is_main` is true.
void nav_jobs_install(bool (*take)(void *job), bool (*is_main)(void), nav_serial_executor main);

/// Gives back.
void nav_jobs_uninstall(void);

/// Makes this process one whose runtime asks no hooks about jobs, so that a test sees what happens.
void nav_jobs_lose_hooks(void);

/// A number for what a job will do when it runs next, the same in every process of one binary; 0
/// when it can't be read. `has_begun`: whether it continues a task that has run before.
uint64_t nav_job_signature(const void *job, bool has_begun);

/// The operation that a task that has not ended was started with: a function's code and the context
/// of its closure, which the runtime keeps until the task ends; false where it can't be read.
bool nav_task_operation(const void *task, const void **code, const void **context);

/// The number of the task that a job belongs to, rising in order of creation; 0 for other jobs.
uint32_t nav_job_task_number(const void *job);

/// Cancels the task that a job belongs to, if it belongs to one.
void nav_job_cancel(void *job);

#if defined(__cplusplus)
}
#endif
