#ifndef EXPO_RESOURCES_H
#define EXPO_RESOURCES_H

#include <stddef.h>

/// One bundled file: its bytes, alive as long as the program, and their number.
struct ExpoResource {
  const unsigned char *bytes;
  size_t count;
};

/// The bundled file at a path, such as `en/items.json`, or NULL and 0 if there is none.
struct ExpoResource expo_resource(const char *path);

#endif
