// The umbrella header of pixman, found by pkg-config.
#include <pixman.h>
