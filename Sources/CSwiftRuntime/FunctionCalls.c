#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "FunctionCalls.h"

#include "Metadata.h"
#include "Platform.h"
#include "WatchedFunctions.h"

#if defined(__has_attribute) && __has_attribute(swiftcall)

typedef __attribute__((swiftcall)) void (*plain_method)(
    __attribute__((swift_context)) const void *object);

void nav_call_method(const void *function, const void *object) {
  ((plain_method)function)(object);
}

#else
#error "The calling convention of Swift is needed."
#endif

bool nav_functions_available(void) {
#ifdef NAV_WATCHES_FUNCTIONS
  return true;
#else
  return false;
#endif
}

#ifdef NAV_WATCHES_FUNCTIONS

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

extern const void *swift_getTypeContextDescriptor(const void *metadata);

// MARK: - Symbols

// The image that an address belongs to.
typedef struct {
  uintptr_t address;
  uintptr_t base;
  const char *path;
} image_search;

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  image_search *search = context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    uintptr_t start = info->dlpi_addr + header->p_vaddr;
    if (header->p_type != PT_LOAD) continue;
    if (search->address < start || search->address >= start + header->p_memsz) continue;
    search->base = info->dlpi_addr;
    // The main program has no name here.
    search->path = info->dlpi_name[0] == 0 ? "/proc/self/exe" : info->dlpi_name;
    return 1;
  }
  return 0;
}

// An image's file, and where its symbols are.
typedef struct {
  const char *bytes;
  size_t size;
  const ElfW(Sym) *symbols;
  size_t symbol_count;
  const char *strings;
  size_t string_size;
} image_file;

static bool fits(const image_file *file, const ElfW(Shdr) *section) {
  return section->sh_offset <= file->size && section->sh_size <= file->size - section->sh_offset;
}

static bool find_symbols(image_file *file) {
  const ElfW(Ehdr) *header = (const void *)file->bytes;
  if (file->size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return false;
  size_t table = (size_t)header->e_shnum * sizeof(ElfW(Shdr));
  if (header->e_shoff > file->size || table > file->size - header->e_shoff) return false;
  const ElfW(Shdr) *sections = (const void *)(file->bytes + header->e_shoff);
  for (size_t index = 0; index < header->e_shnum; index++) {
    const ElfW(Shdr) *section = &sections[index];
    if (section->sh_type != SHT_SYMTAB || section->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *strings = &sections[section->sh_link];
    if (!fits(file, section) || !fits(file, strings) || strings->sh_size == 0) return false;
    file->symbols = (const void *)(file->bytes + section->sh_offset);
    file->symbol_count = section->sh_size / sizeof(ElfW(Sym));
    file->strings = file->bytes + strings->sh_offset;
    file->string_size = strings->sh_size;
    return file->strings[file->string_size - 1] == 0;
  }
  return false;
}

// The last image that was read stays: the types of an app are mostly of one.
static image_file *opened(const image_search *image) {
  static image_file last;
  static uintptr_t base = UINTPTR_MAX;
  if (base == image->base) return last.symbols == NULL ? NULL : &last;
  if (last.bytes != NULL) munmap((void *)last.bytes, last.size);
  last = (image_file){0};
  base = image->base;
  int descriptor = open(image->path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return NULL;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) {
      last.bytes = bytes;
      last.size = (size_t)status.st_size;
    }
  }
  close(descriptor);
  if (last.bytes == NULL || !find_symbols(&last)) return NULL;
  return &last;
}

// The name of the type's descriptor, without what marks it as one; null where it has none.
static const char *type_name(const image_file *file, uintptr_t address, size_t *length) {
  static const char mark[] = "Mn";
  for (size_t index = 0; index < file->symbol_count; index++) {
    const ElfW(Sym) *symbol = &file->symbols[index];
    if (symbol->st_value != address || symbol->st_name >= file->string_size) continue;
    const char *name = file->strings + symbol->st_name;
    size_t size = strlen(name);
    if (size <= strlen(mark) || strcmp(name + size - strlen(mark), mark) != 0) continue;
    *length = size - strlen(mark);
    return name;
  }
  return NULL;
}

void nav_visit_functions(
    const void *metadata, nav_function_visitor visit, void *context) {
  const void *descriptor = swift_getTypeContextDescriptor(metadata);
  image_search image = {.address = (uintptr_t)descriptor};
  if (descriptor == NULL || dl_iterate_phdr(find_image, &image) == 0) return;
  const image_file *file = opened(&image);
  if (file == NULL) return;
  size_t length;
  const char *type = type_name(file, image.address - image.base, &length);
  if (type == NULL) return;
  for (size_t index = 0; index < file->symbol_count; index++) {
    const ElfW(Sym) *symbol = &file->symbols[index];
    if (ELF64_ST_TYPE(symbol->st_info) != STT_FUNC || symbol->st_value == 0) continue;
    if (symbol->st_name >= file->string_size) continue;
    const char *name = file->strings + symbol->st_name;
    if (strncmp(name, type, length) != 0) continue;
    visit(context, name, length, (const void *)(image.base + symbol->st_value));
  }
}

// MARK: - Breakpoints

#if defined(__x86_64__)
typedef uint8_t instruction;
static const instruction breakpoint = 0xCC;
#else
typedef uint32_t instruction;
static const instruction breakpoint = 0xD4200000 | 0x4E56 << 5;
#endif

typedef struct {
  uintptr_t address;
  size_t flag;
  instruction original;
} watched_function;

static watched_function *watched;
static size_t watched_count;
static uint8_t *raised;
static struct sigaction former;

static int by_address(const void *first, const void *second) {
  uintptr_t a = ((const watched_function *)first)->address;
  uintptr_t b = ((const watched_function *)second)->address;
  return a < b ? -1 : a > b;
}

// The sanitizer of threads keeps no account of code, and would end here.
__attribute__((no_sanitize("thread")))
static void write_instruction(uintptr_t address, instruction value) {
  *(volatile instruction *)address = value;
  __builtin___clear_cache((char *)address, (char *)address + sizeof value);
}

static watched_function *watched_at(const ucontext_t *thread) {
#if defined(__x86_64__)
  uintptr_t address = (uintptr_t)thread->uc_mcontext.gregs[REG_RIP] - 1;
#else
  uintptr_t address = thread->uc_mcontext.pc;
#endif
  watched_function key = {.address = address};
  return watched_count == 0 ? NULL
                            : bsearch(&key, watched, watched_count, sizeof key, by_address);
}

bool nav_functions_met(const void *context) { return watched_at(context) != NULL; }

static void on_breakpoint(int number, siginfo_t *info, void *context) {
  ucontext_t *thread = context;
  watched_function *found = watched_at(thread);
  if (found != NULL) {
    uintptr_t address = found->address;
    // Functions with one address were made one by the linker: all of them were called.
    while (found > watched && found[-1].address == address) found -= 1;
    write_instruction(address, found->original);
    for (; found < watched + watched_count && found->address == address; found++) {
      raised[found->flag] = 1;
    }
#if defined(__x86_64__)
    thread->uc_mcontext.gregs[REG_RIP] = (greg_t)address;
#endif
    return;
  }
  // A trap of the app's own.
  if (former.sa_flags & SA_SIGINFO) {
    former.sa_sigaction(number, info, context);
  } else if (former.sa_handler != SIG_DFL && former.sa_handler != SIG_IGN) {
    former.sa_handler(number);
  } else {
    sigaction(number, &former, NULL);
    raise(number);
  }
}

static bool make_writable(uintptr_t address) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = address / page * page;
  uintptr_t end = address + sizeof(instruction);
  return mprotect((void *)start, end - start, PROT_READ | PROT_WRITE | PROT_EXEC) == 0;
}

bool nav_watch_functions(const void *const *functions, size_t count, uint8_t *flags) {
  if (watched != NULL || count == 0) return false;
  watched_function *all = calloc(count, sizeof *all);
  if (all == NULL) return false;
  for (size_t index = 0; index < count; index++) {
    uintptr_t address = (uintptr_t)functions[index];
    if (!make_writable(address)) {
      free(all);
      return false;
    }
    all[index] = (watched_function){
        .address = address, .flag = index, .original = *(const instruction *)address};
  }
  qsort(all, count, sizeof *all, by_address);
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  action.sa_sigaction = on_breakpoint;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGTRAP, &action, &former) != 0) {
    free(all);
    return false;
  }
  watched = all;
  watched_count = count;
  raised = flags;
  for (size_t index = 0; index < count; index++) {
    write_instruction(all[index].address, breakpoint);
  }
  return true;
}

#else

void nav_visit_functions(
    const void *metadata, nav_function_visitor visit, void *context) {
  (void)metadata, (void)visit, (void)context;
}

bool nav_watch_functions(const void *const *functions, size_t count, uint8_t *flags) {
  (void)functions, (void)count, (void)flags;
  return false;
}

bool nav_functions_met(const void *context) {
  (void)context;
  return false;
}

#endif
