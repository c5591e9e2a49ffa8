#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "EndingSignals.h"

#include "CallsUnderWay.h"
#include "WatchedFunctions.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

static const int noted[] = {
    SIGHUP,  SIGINT,  SIGQUIT, SIGILL,  SIGTRAP, SIGABRT, SIGBUS,  SIGFPE,    SIGUSR1, SIGSEGV,
    SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSYS,  SIGIO,
};
enum { noted_count = sizeof noted / sizeof *noted, nearly = 32 << 20, stack_size = 256 << 10 };

static uint64_t *volatile note;
// The process whose end is noted. Its copies have the same word.
static pid_t owner;
static struct sigaction previous[noted_count];
static rlim_t most_addresses = RLIM_INFINITY, most_data = RLIM_INFINITY;

// What never returns from calling itself leaves no stack for the handler.
static char stack_of_handler[stack_size];

static bool is_nearly_used(rlim_t limit, const char *pages, long page_size) {
  unsigned long used = 0;
  for (; *pages >= '0' && *pages <= '9'; pages++) used = used * 10 + (unsigned long)(*pages - '0');
  return limit != RLIM_INFINITY && used * (unsigned long)page_size + nearly > limit;
}

// Calls nothing but what a handler of signals may call.
static bool lacks_memory(void) {
  if (most_addresses == RLIM_INFINITY && most_data == RLIM_INFINITY) return false;
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  char text[128];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  // The first number counts all pages, the sixth those of data and stack.
  const char *data = text;
  for (int blanks = 0; *data && blanks < 5; data++)
    if (*data == ' ') blanks++;
  long page_size = sysconf(_SC_PAGESIZE);
  return is_nearly_used(most_addresses, text, page_size) ||
         is_nearly_used(most_data, data, page_size);
}

// Whether the kernel refused to make room for the stack: the address is where the stack would go on.
static bool lacks_stack(int number, const siginfo_t *info, const ucontext_t *context) {
  if (number != SIGSEGV || info->si_code <= 0) return false;
#if defined(__x86_64__)
  uintptr_t top = (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t top = context->uc_mcontext.sp;
#else
  // Of a stack that is not known nothing is said: an address near zero is a null pointer.
  uintptr_t top = UINTPTR_MAX;
#endif
  uintptr_t address = (uintptr_t)info->si_addr;
  return (address > top ? address - top : top - address) < 64 << 10;
}

static void on_signal(int number, siginfo_t *info, void *context) {
  int error = errno;
  bool is_sent = info->si_code <= 0 && info->si_code != SI_TIMER;
  uint64_t sender = !is_sent                   ? NAV_SENDER_KERNEL
                    : info->si_pid == getpid() ? NAV_SENDER_ITSELF
                                               : NAV_SENDER_OTHER;
  uint64_t noted_now = (uint64_t)number | sender << NAV_NOTE_SENDER_SHIFT |
                       (lacks_memory() ? NAV_NOTE_LACKS_MEMORY : 0) |
                       (lacks_stack(number, info, context) ? NAV_NOTE_LACKS_STACK : 0);
  uint64_t nothing = 0;
  // Nothing ends where a watched function begins, and its frame is not yet made.
  bool ends = number != SIGTRAP || !nav_functions_met(context);
  // What ends a copy says nothing about the original, which may have been ended before it.
  if (ends && getpid() == owner) {
    __atomic_store_n(note, noted_now, __ATOMIC_SEQ_CST);
    nav_calls_note(context);
  } else if (ends) {
    __atomic_compare_exchange_n(
        note, &nothing, noted_now, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  }
  for (int i = 0; i < noted_count; i++) {
    if (noted[i] != number) continue;
    struct sigaction *before = &previous[i];
    if (before->sa_flags & SA_SIGINFO) {
      // Such as the runtime's own, which prints a backtrace.
      before->sa_sigaction(number, info, context);
    } else if (before->sa_handler != SIG_DFL) {
      before->sa_handler(number);
    } else {
      sigaction(number, before, NULL);
      // It is delivered on return, before whatever was interrupted goes on.
      pthread_kill(pthread_self(), number);
    }
  }
  errno = error;
}

void nav_note_ending_signals(uint64_t *word) {
  note = word;
  owner = getpid();
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0) most_addresses = limit.rlim_cur;
  if (getrlimit(RLIMIT_DATA, &limit) == 0) most_data = limit.rlim_cur;
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && stack.ss_flags & SS_DISABLE) {
    stack = (stack_t){.ss_sp = stack_of_handler, .ss_size = stack_size};
    sigaltstack(&stack, NULL);
  }
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  action.sa_sigaction = on_signal;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < noted_count; i++) {
    sigaction(noted[i], NULL, &previous[i]);
    bool is_ignored = !(previous[i].sa_flags & SA_SIGINFO) && previous[i].sa_handler == SIG_IGN;
    bool is_own = previous[i].sa_flags & SA_SIGINFO && previous[i].sa_sigaction == on_signal;
    if (!is_ignored && !is_own) sigaction(noted[i], &action, NULL);
  }
}
#else
void nav_note_ending_signals(uint64_t *word) { (void)word; }
#endif
