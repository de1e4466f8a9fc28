#include "ExpoResources.h"

static const unsigned char exposition[] = {
#embed "exposition_universelle_1900.json"
};
static const unsigned char items[] = {
#embed "items.json"
};
static const unsigned char exposition_en[] = {
#embed "en/exposition_universelle_1900.json"
};
static const unsigned char items_en[] = {
#embed "en/items.json"
};
static const unsigned char schema_exposition[] = {
#embed "schema/exposition.schema.json"
};
static const unsigned char schema_items[] = {
#embed "schema/items.schema.json"
};

const struct ExpoResource expo_resource_exposition = {exposition, sizeof exposition};
const struct ExpoResource expo_resource_items = {items, sizeof items};
const struct ExpoResource expo_resource_exposition_en = {exposition_en, sizeof exposition_en};
const struct ExpoResource expo_resource_items_en = {items_en, sizeof items_en};
const struct ExpoResource expo_resource_schema_exposition = {schema_exposition,
                                                             sizeof schema_exposition};
const struct ExpoResource expo_resource_schema_items = {schema_items, sizeof schema_items};
