#include "FileDigest.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static uint64_t fold(uint64_t digest, uint64_t word) {
  unsigned __int128 product = (unsigned __int128)(digest ^ word) * 0xa0761d6478bd642fULL;
  return (uint64_t)(product >> 64) ^ ((uint64_t)product + word);
}

int nav_file_digest(const char *path, uint64_t *digest) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return errno;
  struct stat status;
  if (fstat(file, &status) != 0) {
    int error = errno;
    close(file);
    return error;
  }
  size_t size = (size_t)status.st_size;
  uint64_t sum = fold(0x6a09e667f3bcc908ULL, size);
  if (size > 0) {
    const char *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes == MAP_FAILED) {
      int error = errno;
      close(file);
      return error;
    }
    size_t place = 0;
    for (; place + sizeof(uint64_t) <= size; place += sizeof(uint64_t)) {
      uint64_t word;
      memcpy(&word, bytes + place, sizeof word);
      sum = fold(sum, word);
    }
    for (; place < size; place++) sum = fold(sum, (unsigned char)bytes[place]);
    munmap((void *)bytes, size);
  }
  close(file);
  *digest = sum;
  return 0;
}
