#pragma once

#include "CIndexStore.h"

/// The folder of the toolchain that built this program, with `bin` and `lib`; null if the manifest found none.
const char *_Nullable built_with_toolchain(void);
