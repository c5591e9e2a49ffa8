#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "Images.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "Platform.h"

#ifdef NAV_READS_BINARIES
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "include/Closures.h"
#include "include/RuntimeFunctions.h"

#ifdef NAV_READS_BINARIES
typedef struct {
  uintptr_t start, end, base;
  bool is_code;
  // The path of the binary's file; empty for the program itself.
  const char *path;
} image_segment;

static struct {
  image_segment *segments;
  size_t count, capacity;
} images;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int add_segments(struct dl_phdr_info *image, size_t size, void *unused) {
  (void)size;
  (void)unused;
  for (int i = 0; i < image->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &image->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_R)) continue;
    if (images.count == images.capacity) {
      size_t capacity = images.capacity ? 2 * images.capacity : 64;
      image_segment *grown = realloc(images.segments, capacity * sizeof *grown);
      if (!grown) return 1;
      images.segments = grown;
      images.capacity = capacity;
    }
    uintptr_t start = image->dlpi_addr + header->p_vaddr;
    images.segments[images.count++] = (image_segment){
        start, start + header->p_memsz, image->dlpi_addr, (header->p_flags & PF_X) != 0,
        image->dlpi_name};
  }
  return 0;
}

static const image_segment *find_segment(uintptr_t address) {
  for (size_t i = 0; i < images.count; i++) {
    const image_segment *segment = &images.segments[i];
    if (address >= segment->start && address < segment->end) return segment;
  }
  return NULL;
}

// Linkers may put constants beside the code. `dladdr` would search for the symbol as well, which
// takes a hundred times as long.
static bool segment_of(const void *address, bool in_code, image_segment *found) {
  pthread_mutex_lock(&lock);
  const image_segment *segment = find_segment((uintptr_t)address);
  if (!segment && (images.count == 0 || in_code)) {
    images.count = 0;
    dl_iterate_phdr(add_segments, NULL);
    segment = find_segment((uintptr_t)address);
  }
  bool is_found = segment && (!in_code || segment->is_code);
  if (is_found) *found = *segment;
  pthread_mutex_unlock(&lock);
  return is_found;
}

bool nav_image_offset(const void *address, bool in_code, uint64_t *offset) {
  image_segment segment;
  if (!segment_of(address, in_code, &segment)) return false;
  *offset = (uint64_t)((uintptr_t)address - segment.base);
  return true;
}

// MARK: - Symbols

// The symbols of a binary, as its file has them. Those that it needs in memory are a part only:
// closures are not among them.
typedef struct {
  const char *path;
  const char *file;
  size_t size;
  const ElfW(Sym) *symbols;
  size_t count;
  // The symbols by the place that they name, each with its number counted from 1.
  uint32_t *slots;
  size_t mask;
  const char *names;
  size_t names_size;
} symbol_table;

static struct {
  symbol_table *tables;
  size_t count;
} known;

static bool is_within(const symbol_table *table, uint64_t offset, uint64_t size) {
  return offset <= table->size && size <= table->size - offset;
}

static void find_symbols(symbol_table *table) {
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)table->file;
  if (table->size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return;
  if (header->e_shentsize != sizeof(ElfW(Shdr))
      || !is_within(table, header->e_shoff, (uint64_t)header->e_shnum * sizeof(ElfW(Shdr))))
    return;
  const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(table->file + header->e_shoff);
  for (unsigned i = 0; i < header->e_shnum; i++) {
    bool is_whole = sections[i].sh_type == SHT_SYMTAB;
    if (!is_whole && (sections[i].sh_type != SHT_DYNSYM || table->symbols)) continue;
    if (sections[i].sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[sections[i].sh_link];
    if (!is_within(table, sections[i].sh_offset, sections[i].sh_size)
        || !is_within(table, names->sh_offset, names->sh_size))
      continue;
    table->symbols = (const ElfW(Sym) *)(table->file + sections[i].sh_offset);
    table->count = sections[i].sh_size / sizeof(ElfW(Sym));
    table->names = table->file + names->sh_offset;
    table->names_size = names->sh_size;
    if (is_whole) return;
  }
}

static size_t first_slot(const symbol_table *table, uint64_t place) {
  return (size_t)(place * 0x9E3779B97F4A7C15ull >> 20) & table->mask;
}

static bool names_place(const ElfW(Sym) *symbol) {
  unsigned char type = ELF64_ST_TYPE(symbol->st_info);
  return symbol->st_shndx != SHN_UNDEF && (type == STT_FUNC || type == STT_OBJECT);
}

static void index_symbols(symbol_table *table) {
  table->mask = 255;
  while (table->mask < 2 * table->count) table->mask = 2 * table->mask + 1;
  table->slots = calloc(table->mask + 1, sizeof *table->slots);
  for (size_t i = 0; table->slots && i < table->count; i++) {
    if (!names_place(&table->symbols[i])) continue;
    size_t at = first_slot(table, table->symbols[i].st_value);
    while (table->slots[at] != 0) at = (at + 1) & table->mask;
    table->slots[at] = (uint32_t)(i + 1);
  }
}

static symbol_table read_symbols(const char *path) {
  symbol_table table = {.path = path};
  int file = open(path[0] ? path : "/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return table;
  struct stat status;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    void *memory = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (memory != MAP_FAILED) {
      table.file = memory;
      table.size = (size_t)status.st_size;
      find_symbols(&table);
      index_symbols(&table);
    }
  }
  close(file);
  return table;
}

static const symbol_table *symbols_of(const char *path) {
  for (size_t i = 0; i < known.count; i++)
    if (strcmp(known.tables[i].path, path) == 0) return &known.tables[i];
  symbol_table *grown = realloc(known.tables, (known.count + 1) * sizeof *grown);
  if (!grown) return NULL;
  known.tables = grown;
  known.tables[known.count] = read_symbols(path);
  return &known.tables[known.count++];
}

static const char *symbol_at(const void *code) {
  image_segment segment;
  if (!segment_of(code, true, &segment) && !segment_of(code, false, &segment)) return NULL;
  uint64_t offset = (uint64_t)((uintptr_t)code - segment.base);
  const char *name = NULL;
  pthread_mutex_lock(&lock);
  const symbol_table *table = symbols_of(segment.path);
  size_t at = table && table->slots ? first_slot(table, offset) : 0;
  for (; table && table->slots && table->slots[at] != 0 && !name; at = (at + 1) & table->mask) {
    const ElfW(Sym) *symbol = &table->symbols[table->slots[at] - 1];
    if (symbol->st_value == offset && symbol->st_name < table->names_size)
      name = table->names + symbol->st_name;
  }
  pthread_mutex_unlock(&lock);
  return name;
}
#else
bool nav_image_offset(const void *address, bool in_code, uint64_t *offset) {
  Dl_info image;
  (void)in_code;
  if (!dladdr(address, &image)) return false;
  *offset = (uint64_t)((uintptr_t)address - (uintptr_t)image.dli_fbase);
  return true;
}

static const char *symbol_at(const void *code) {
  Dl_info image;
  return dladdr(code, &image) && image.dli_saddr == code ? image.dli_sname : NULL;
}
#endif

char *nav_function_name(const void *code) {
  const char *symbol = symbol_at(code);
  return symbol == NULL ? NULL : swift_demangle(symbol, strlen(symbol), NULL, NULL, 0);
}

void nav_function_name_free(char *name) { free(name); }

bool nav_is_in_image(const void *address) {
  uint64_t unused;
  return nav_image_offset(address, false, &unused);
}

uint64_t nav_function_offset(const void *code) {
  uint64_t offset;
  return nav_image_offset(code, false, &offset) ? offset : 0;
}
