#include "ExpoResources.h"

static const unsigned char exposition[] = {
#embed "exposition_universelle_1900.json"
};
static const unsigned char items[] = {
#embed "items.json"
};

const struct ExpoResource expo_resource_exposition = {exposition, sizeof exposition};
const struct ExpoResource expo_resource_items = {items, sizeof items};
