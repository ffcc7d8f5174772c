#include "CToolchain.h"

#include <stddef.h>

#ifndef SAMEAPP_TOOLCHAIN
#define SAMEAPP_TOOLCHAIN NULL
#endif

const char *built_with_toolchain(void) { return SAMEAPP_TOOLCHAIN; }
