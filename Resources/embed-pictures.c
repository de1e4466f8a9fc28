#include "ExpoResources.h"

#include <string.h>

static const unsigned char bangjja[] = {
#embed "pictures/bangjja.xpm"
};
static const unsigned char buddhism[] = {
#embed "pictures/buddhism.xpm"
};
static const unsigned char flag[] = {
#embed "pictures/flag.xpm"
};
static const unsigned char folds[] = {
#embed "pictures/folds.xpm"
};
static const unsigned char gayageum[] = {
#embed "pictures/gayageum.xpm"
};
static const unsigned char geomungo[] = {
#embed "pictures/geomungo.xpm"
};
static const unsigned char god[] = {
#embed "pictures/god.xpm"
};
static const unsigned char haegeum[] = {
#embed "pictures/haegeum.xpm"
};
static const unsigned char jikji[] = {
#embed "pictures/jikji.xpm"
};
static const unsigned char najeon[] = {
#embed "pictures/najeon.xpm"
};
static const unsigned char palman[] = {
#embed "pictures/palman.xpm"
};
static const unsigned char poster[] = {
#embed "pictures/poster.xpm"
};
static const unsigned char samguk[] = {
#embed "pictures/samguk.xpm"
};
static const unsigned char woodshoes[] = {
#embed "pictures/woodshoes.xpm"
};
static const unsigned char ywoonggo[] = {
#embed "pictures/ywoonggo.xpm"
};

#define PICTURE(name) {#name, {name, sizeof name}}

static const struct {
  const char *name;
  struct ExpoResource resource;
} pictures[] = {
  PICTURE(bangjja),
  PICTURE(buddhism),
  PICTURE(flag),
  PICTURE(folds),
  PICTURE(gayageum),
  PICTURE(geomungo),
  PICTURE(god),
  PICTURE(haegeum),
  PICTURE(jikji),
  PICTURE(najeon),
  PICTURE(palman),
  PICTURE(poster),
  PICTURE(samguk),
  PICTURE(woodshoes),
  PICTURE(ywoonggo),
};

struct ExpoResource expo_resource_picture(const char *name) {
  for (size_t index = 0; index < sizeof pictures / sizeof *pictures; index++) {
    if (strcmp(pictures[index].name, name) == 0) return pictures[index].resource;
  }
  return (struct ExpoResource){NULL, 0};
}
