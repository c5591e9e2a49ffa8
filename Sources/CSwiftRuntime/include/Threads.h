#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <sys/types.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>

/// A Boolean value that indicates whether the calling thread is the process's first.
static inline bool nav_is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }

/// The number by which the system knows the calling thread; 0 where it has none.
static inline pid_t nav_thread_number(void) { return (pid_t)syscall(SYS_gettid); }
#else
static inline bool nav_is_main_thread(void) { return pthread_main_np() == 1; }
static inline pid_t nav_thread_number(void) { return 0; }
#endif

/// Makes a mutex that the thread that holds it may lock again.
///
/// Here because its type has another Swift type on each platform.
static inline void nav_recursive_mutex_init(pthread_mutex_t *mutex) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
}
