// Faults of the environment, and sudden ends: a library that the attack loads before all others.
//
// It stands between a program and the C library, counts the calls of each kind, and strikes at one
// of them. What to do is said by the environment:
//
//   ATTACK_FAULT   PROCESS CALL NUMBER DEED ERROR, such as "command write 5 once 28"
//   ATTACK_COUNTS  a file of the size of `struct counts`, into which all processes count
//   ATTACK_PROGRAM the program that is attacked; others that it starts are left alone
//   ATTACK_WORKER  the first argument of a worker; other processes are commands
//   ATTACK_CLOCK   the number of seconds by which time() is late

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// The order is that of `Fault.Call`.
enum call {
  OPEN, READ, WRITE, FSYNC, RENAME, LINK, UNLINK, CLOSE, STAT, MMAP, PIPE, FORK, SEND, RECEIVE,
  // Every call that changes what others see.
  CHANGE, CALLS
};

static const char *const names[CALLS] = {
  "open", "read", "write", "fsync", "rename", "link", "unlink", "close", "stat", "mmap", "pipe",
  "fork", "send", "receive", "change"
};

struct counts {
  _Atomic uint64_t strikes;
  // For commands and for workers: the most calls that one process made.
  _Atomic uint64_t calls[2][CALLS];
};

enum deed { NOTHING, ONCE, FOREVER, HALF, KILL_BEFORE, KILL_AFTER, KILL_HALF };

static const char *const deeds[] = {
  "nothing", "once", "forever", "half", "killBefore", "killAfter", "killHalf"
};

static struct {
  enum deed deed;
  enum call call;
  uint64_t number;
  int error;
  int process;
  long lateness;
  struct counts *counts;
  int is_ready;
} plan;

static _Atomic uint64_t calls[CALLS];

static int find(const char *const *list, int count, const char *name) {
  for (int i = 0; i < count; i++)
    if (!strcmp(list[i], name)) return i;
  return -1;
}

// The number of the kind of this process: 0 for commands, 1 for workers, -1 for other programs.
static int kind(void) {
  const char *program = getenv("ATTACK_PROGRAM"), *worker = getenv("ATTACK_WORKER");
  long file = syscall(SYS_openat, AT_FDCWD, "/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
  if (!program || !worker || file < 0) return -1;
  char line[4096] = {0};
  long count = syscall(SYS_read, file, line, sizeof line - 2);
  syscall(SYS_close, file);
  if (strcmp(line, program)) return -1;
  size_t first = strlen(line) + 1;
  return count > (long)first && !strcmp(line + first, worker);
}

__attribute__((constructor)) static void prepare(void) {
  plan.process = kind();
  if (plan.process < 0) return;
  const char *clock = getenv("ATTACK_CLOCK");
  if (clock) plan.lateness = atol(clock);
  const char *path = getenv("ATTACK_COUNTS");
  if (path) {
    long file = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC);
    if (file >= 0) {
      // Of a plain 0 only half is passed on the stack, and the rest is whatever lies there.
      void *memory = (void *)syscall(
        SYS_mmap, 0L, sizeof(struct counts), (long)(PROT_READ | PROT_WRITE), (long)MAP_SHARED, file,
        0L);
      if (memory != MAP_FAILED) plan.counts = memory;
      syscall(SYS_close, file);
    }
  }
  const char *fault = getenv("ATTACK_FAULT");
  char process[16], call[16], deed[16];
  unsigned long number;
  int error;
  if (fault && sscanf(fault, "%15s %15s %lu %15s %d", process, call, &number, deed, &error) == 5
      && plan.process == !strcmp(process, "worker")) {
    plan.call = (enum call)find(names, CALLS, call);
    plan.number = number;
    plan.error = error;
    plan.deed = (enum deed)find(deeds, sizeof deeds / sizeof *deeds, deed);
  }
  plan.is_ready = 1;
}

static void die(void) {
  syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
}

struct strike {
  int error;
  int is_half;
  int ends;
};

// Counts a call, and says what becomes of it.
static void count(enum call call, struct strike *strike) {
  uint64_t number = atomic_fetch_add(&calls[call], 1) + 1;
  if (plan.counts) {
    _Atomic uint64_t *most = &plan.counts->calls[plan.process][call];
    uint64_t before = atomic_load(most);
    while (before < number && !atomic_compare_exchange_weak(most, &before, number)) {}
  }
  if (plan.deed == NOTHING || plan.call != call) return;
  if (number != plan.number && !(plan.deed == FOREVER && number > plan.number)) return;
  if (plan.counts) atomic_fetch_add(&plan.counts->strikes, 1);
  switch (plan.deed) {
  case KILL_BEFORE: die(); break;
  case KILL_AFTER: strike->ends = 1; break;
  case KILL_HALF: strike->is_half = strike->ends = 1; break;
  case HALF: strike->is_half = 1; break;
  default: strike->error = plan.error;
  }
}

static struct strike meet(enum call call, int is_change) {
  struct strike strike = {0, 0, 0};
  if (!plan.is_ready) return strike;
  int number = errno;
  count(call, &strike);
  if (is_change) count(CHANGE, &strike);
  errno = number;
  return strike;
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

// The body of a call that returns -1 and sets errno.
#define STAND(name, call, change, arguments) \
  REAL(name); \
  struct strike strike = meet(call, change); \
  if (strike.error) { errno = strike.error; return -1; } \
  __typeof__(real arguments) result = real arguments; \
  if (strike.ends) die(); \
  return result

static int makes(int flags) { return (flags & (O_CREAT | O_TRUNC)) != 0; }

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | __O_TMPFILE)) { \
    va_list list; \
    va_start(list, flags); \
    mode = va_arg(list, mode_t); \
    va_end(list); \
  }

int open(const char *path, int flags, ...) {
  MODE(flags)
  STAND(open, OPEN, makes(flags), (path, flags, mode));
}
int open64(const char *path, int flags, ...) {
  MODE(flags)
  STAND(open64, OPEN, makes(flags), (path, flags, mode));
}
int openat(int folder, const char *path, int flags, ...) {
  MODE(flags)
  STAND(openat, OPEN, makes(flags), (folder, path, flags, mode));
}
DIR *opendir(const char *path) {
  REAL(opendir);
  struct strike strike = meet(OPEN, 0);
  if (strike.error) { errno = strike.error; return NULL; }
  return real(path);
}

ssize_t read(int file, void *room, size_t size) { STAND(read, READ, 0, (file, room, size)); }
ssize_t pread(int file, void *room, size_t size, off_t offset) {
  STAND(pread, READ, 0, (file, room, size, offset));
}
ssize_t write(int file, const void *bytes, size_t size) {
  REAL(write);
  struct strike strike = meet(WRITE, 1);
  if (strike.error) { errno = strike.error; return -1; }
  ssize_t result = real(file, bytes, strike.is_half ? (size + 1) / 2 : size);
  if (strike.ends) die();
  return result;
}

int fsync(int file) { STAND(fsync, FSYNC, 1, (file)); }
int rename(const char *from, const char *to) { STAND(rename, RENAME, 1, (from, to)); }
int link(const char *from, const char *to) { STAND(link, LINK, 1, (from, to)); }
int unlink(const char *path) { STAND(unlink, UNLINK, 1, (path)); }
int mkdir(const char *path, mode_t mode) { STAND(mkdir, OPEN, 1, (path, mode)); }
int flock(int file, int operation) { STAND(flock, CHANGE, 0, (file, operation)); }
int fchmod(int file, mode_t mode) { STAND(fchmod, CHANGE, 0, (file, mode)); }
int ftruncate(int file, off_t size) { STAND(ftruncate, CHANGE, 0, (file, size)); }

int close(int file) {
  REAL(close);
  struct strike strike = meet(CLOSE, 1);
  // What can't be closed is closed all the same, as Linux does it.
  int result = real(file);
  if (strike.ends) die();
  if (!strike.error) return result;
  errno = strike.error;
  return -1;
}

int stat(const char *path, struct stat *status) { STAND(stat, STAT, 0, (path, status)); }
int lstat(const char *path, struct stat *status) { STAND(lstat, STAT, 0, (path, status)); }
int fstat(int file, struct stat *status) { STAND(fstat, STAT, 0, (file, status)); }

#define STAND_MMAP(name, type) \
  void *name(void *place, size_t size, int access, int flags, int file, type offset) { \
    REAL(name); \
    struct strike strike = meet(MMAP, 0); \
    if (strike.error) { errno = strike.error; return MAP_FAILED; } \
    return real(place, size, access, flags, file, offset); \
  }
STAND_MMAP(mmap, off_t)
STAND_MMAP(mmap64, off64_t)

int pipe(int ends[2]) { STAND(pipe, PIPE, 0, (ends)); }
int pipe2(int ends[2], int flags) { STAND(pipe2, PIPE, 0, (ends, flags)); }
int socketpair(int domain, int type, int protocol, int ends[2]) {
  STAND(socketpair, PIPE, 0, (domain, type, protocol, ends));
}

pid_t fork(void) { STAND(fork, FORK, 0, ()); }
// Their arguments are alike.
#define STAND_SPAWN(name) \
  int name( \
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, \
    const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[] \
  ) { \
    REAL(name); \
    struct strike strike = meet(FORK, 0); \
    if (strike.error) return strike.error; \
    return real(process, path, actions, attributes, arguments, environment); \
  }
STAND_SPAWN(posix_spawn)
STAND_SPAWN(posix_spawnp)

ssize_t send(int file, const void *bytes, size_t size, int flags) {
  REAL(send);
  struct strike strike = meet(SEND, 0);
  if (strike.error) { errno = strike.error; return -1; }
  return real(file, bytes, strike.is_half ? (size + 1) / 2 : size, flags);
}
ssize_t recv(int file, void *room, size_t size, int flags) {
  STAND(recv, RECEIVE, 0, (file, room, size, flags));
}

time_t time(time_t *place) {
  time_t now = (time_t)0;
  struct timespec moment;
  if (!clock_gettime(CLOCK_REALTIME, &moment)) now = moment.tv_sec + plan.lateness;
  if (place) *place = now;
  return now;
}
