#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "Platform.h"

#ifdef NAV_INTERPOSES_CALLS
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "CallControl.h"

// Threads, clocks, and waiting for time to pass.

// A day in 2026 and a machine that has been up for eleven days: any fixed time does, so that two
// runs of one trace read the same.
enum : uint64_t { EPOCH = 1767225600, UPTIME = 1000000, NANOSECONDS = 1000000000 };

NAV_REAL(int, clock_gettime, clockid_t, struct timespec *)
NAV_REAL(int, gettimeofday, struct timeval *, void *)
NAV_REAL(time_t, time, time_t *)
NAV_REAL(int, nanosleep, const struct timespec *, struct timespec *)
NAV_REAL(int, clock_nanosleep, clockid_t, int, const struct timespec *, struct timespec *)
NAV_REAL(int, usleep, useconds_t)
NAV_REAL(unsigned, sleep, unsigned)
NAV_REAL(int, pthread_create, pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)

__attribute__((weak)) int clock_gettime(clockid_t clock, struct timespec *time) {
  bool shows_time = clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID;
  if (!nav_call_is_controlled() || !shows_time) return real_clock_gettime()(clock, time);
  uint64_t passed = nav_listener.now();
  bool is_wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  time->tv_sec = (time_t)((is_wall ? EPOCH : UPTIME) + passed / NANOSECONDS);
  time->tv_nsec = (long)(passed % NANOSECONDS);
  return 0;
}

__attribute__((weak)) int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!nav_call_is_controlled()) return real_gettimeofday()(time, zone);
  uint64_t passed = nav_listener.now();
  time->tv_sec = (time_t)(EPOCH + passed / NANOSECONDS);
  time->tv_usec = (suseconds_t)(passed % NANOSECONDS / 1000);
  return 0;
}

__attribute__((weak)) time_t time(time_t *place) {
  if (!nav_call_is_controlled()) return real_time()(place);
  time_t now = (time_t)(EPOCH + nav_listener.now() / NANOSECONDS);
  if (place) *place = now;
  return now;
}

// Under control nobody sleeps: the call is noted, and time passes at once.

static void block_for(uint64_t time) {
  nav_listener.note(NAV_CALL_SLEEP);
  nav_listener.pass(time);
}

static uint64_t nanoseconds(const struct timespec *time) {
  return (uint64_t)time->tv_sec * NANOSECONDS + (uint64_t)time->tv_nsec;
}

__attribute__((weak)) int nanosleep(const struct timespec *time, struct timespec *left) {
  if (!nav_call_is_controlled()) return real_nanosleep()(time, left);
  block_for(nanoseconds(time));
  return 0;
}

__attribute__((weak)) int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  if (!nav_call_is_controlled()) return real_clock_nanosleep()(clock, flags, time, left);
  struct timespec now = {0, 0};
  if (flags & TIMER_ABSTIME) clock_gettime(clock, &now);
  uint64_t until = nanoseconds(time), passed = nanoseconds(&now);
  block_for(until > passed ? until - passed : 0);
  return 0;
}

__attribute__((weak)) int usleep(useconds_t time) {
  if (!nav_call_is_controlled()) return real_usleep()(time);
  block_for((uint64_t)time * 1000);
  return 0;
}

__attribute__((weak)) unsigned sleep(unsigned seconds) {
  if (!nav_call_is_controlled()) return real_sleep()(seconds);
  block_for((uint64_t)seconds * NANOSECONDS);
  return 0;
}

// libdispatch starts threads whenever somebody's work waits, be it another test's: they are not
// what the code at hand has asked for, and what that gives to queues is under control.
static bool is_of_libdispatch(const void *caller) {
  Dl_info image;
  return dladdr(caller, &image) && image.dli_fname && strstr(image.dli_fname, "/libdispatch.so");
}

__attribute__((weak)) int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
    void *(*start)(void *), void *restrict argument) {
  if (nav_call_is_controlled() && !is_of_libdispatch(__builtin_return_address(0)))
    nav_listener.note(NAV_CALL_THREAD);
  return real_pthread_create()(thread, attributes, start, argument);
}
#endif
