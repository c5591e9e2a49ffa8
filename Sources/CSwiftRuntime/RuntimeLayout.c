#include "RuntimeLayout.h"

uint32_t nav_layout[NAV_CONSTANT_COUNT] = {
#define NAV_VALUE(name, value, distance) value,
    NAV_CONSTANTS(NAV_VALUE)
#undef NAV_VALUE
};

static const int32_t distances[NAV_CONSTANT_COUNT] = {
#define NAV_DISTANCE(name, value, distance) distance,
    NAV_CONSTANTS(NAV_DISTANCE)
#undef NAV_DISTANCE
};

static const char *const names[NAV_CONSTANT_COUNT] = {
#define NAV_NAME(name, value, distance) #name,
    NAV_CONSTANTS(NAV_NAME)
#undef NAV_NAME
};

const char *nav_constant_name(nav_constant constant) { return names[constant]; }

void nav_constant_move(nav_constant constant) {
  nav_layout[constant] += (uint32_t)distances[constant];
}
