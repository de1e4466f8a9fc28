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
extern const struct ExpoResource expo_resource_exposition_en;
extern const struct ExpoResource expo_resource_items_en;
extern const struct ExpoResource expo_resource_schema_exposition;
extern const struct ExpoResource expo_resource_schema_items;

/// The file `pictures/<name>.xpm`, or NULL and 0 if there is none of this name.
struct ExpoResource expo_resource_picture(const char *name);

#endif
