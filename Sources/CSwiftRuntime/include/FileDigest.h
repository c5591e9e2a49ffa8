#pragma once
#include <stdint.h>

/// Digests the content of a file, which is quick in builds for debugging, too.
///
/// Returns 0, or the number of the system's error.
int nav_file_digest(const char *path, uint64_t *digest);
