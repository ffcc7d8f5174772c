#pragma once

#include "CIndexStore.h"

/// The folder of the toolchain that this program was built with, which holds `bin` and `lib`; null where the manifest found none.
const char *_Nullable built_with_toolchain(void);
