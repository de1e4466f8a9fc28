#include "ExpoResources.h"

#include <string.h>

// Terminated by NUL, because an unnamed literal has no size here, and no file contains a NUL.
static const struct {
  const char *path;
  const unsigned char *bytes;
} files[] = {
  {"exposition_universelle_1900.json", (const unsigned char[]){
#embed "exposition_universelle_1900.json" suffix(, 0)
  }},
  {"items.json", (const unsigned char[]){
#embed "items.json" suffix(, 0)
  }},
  {"en/exposition_universelle_1900.json", (const unsigned char[]){
#embed "en/exposition_universelle_1900.json" suffix(, 0)
  }},
  {"en/items.json", (const unsigned char[]){
#embed "en/items.json" suffix(, 0)
  }},
  {"pictures/bangjja.xpm", (const unsigned char[]){
#embed "pictures/bangjja.xpm" suffix(, 0)
  }},
  {"pictures/buddhism.xpm", (const unsigned char[]){
#embed "pictures/buddhism.xpm" suffix(, 0)
  }},
  {"pictures/flag.xpm", (const unsigned char[]){
#embed "pictures/flag.xpm" suffix(, 0)
  }},
  {"pictures/folds.xpm", (const unsigned char[]){
#embed "pictures/folds.xpm" suffix(, 0)
  }},
  {"pictures/gayageum.xpm", (const unsigned char[]){
#embed "pictures/gayageum.xpm" suffix(, 0)
  }},
  {"pictures/geomungo.xpm", (const unsigned char[]){
#embed "pictures/geomungo.xpm" suffix(, 0)
  }},
  {"pictures/god.xpm", (const unsigned char[]){
#embed "pictures/god.xpm" suffix(, 0)
  }},
  {"pictures/haegeum.xpm", (const unsigned char[]){
#embed "pictures/haegeum.xpm" suffix(, 0)
  }},
  {"pictures/jikji.xpm", (const unsigned char[]){
#embed "pictures/jikji.xpm" suffix(, 0)
  }},
  {"pictures/najeon.xpm", (const unsigned char[]){
#embed "pictures/najeon.xpm" suffix(, 0)
  }},
  {"pictures/palman.xpm", (const unsigned char[]){
#embed "pictures/palman.xpm" suffix(, 0)
  }},
  {"pictures/poster.xpm", (const unsigned char[]){
#embed "pictures/poster.xpm" suffix(, 0)
  }},
  {"pictures/samguk.xpm", (const unsigned char[]){
#embed "pictures/samguk.xpm" suffix(, 0)
  }},
  {"pictures/woodshoes.xpm", (const unsigned char[]){
#embed "pictures/woodshoes.xpm" suffix(, 0)
  }},
  {"pictures/ywoonggo.xpm", (const unsigned char[]){
#embed "pictures/ywoonggo.xpm" suffix(, 0)
  }},
};

struct ExpoResource expo_resource(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    const unsigned char *bytes = files[index].bytes;
    if (strcmp(files[index].path, path) == 0)
      return (struct ExpoResource){bytes, strlen((const char *)bytes)};
  }
  return (struct ExpoResource){NULL, 0};
}
