#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Where an address lies in a loaded binary, in its code if so asked.
bool nav_image_offset(const void *address, bool in_code, uint64_t *offset);

/// A Boolean value that indicates whether an address lies in a loaded binary.
bool nav_is_in_image(const void *address);
