#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Entry points of the Swift runtime. Swift code that names them itself is warned that this will
// become an error; declared here they are plain C functions.

#ifdef __cplusplus
extern "C" {
#endif

/// Adds an unowned reference: the memory stays, the object may end.
void *swift_unownedRetain(void *object);
/// Takes an unowned reference away.
void swift_unownedRelease(void *object);
/// A Boolean value that indicates whether the object's end has begun.
bool swift_isDeallocating(void *object);
/// The object behind a weak reference, retained, or null.
void *swift_weakLoadStrong(void *reference);
/// Takes a strong reference away.
void swift_release(void *object);
/// The name that a mangled name stands for, to be freed; null where it stands for none.
char *swift_demangle(
    const char *mangledName, size_t length, char *buffer, size_t *bufferSize, uint32_t flags);

#ifdef __cplusplus
}
#endif
