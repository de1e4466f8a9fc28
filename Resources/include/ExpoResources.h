#ifndef EXPO_RESOURCES_H
#define EXPO_RESOURCES_H

#include <stddef.h>

/// One bundled file: its bytes, alive as long as the program, and their number.
struct ExpoResource {
  const unsigned char *bytes;
  size_t count;
};

extern const struct ExpoResource expo_resource_exposition;
extern const struct ExpoResource expo_resource_items;

#endif
