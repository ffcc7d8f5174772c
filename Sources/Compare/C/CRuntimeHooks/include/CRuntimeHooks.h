#pragma once

#include "CountedStretch.h"
#include "Instructions.h"
#include "LiveObjects.h"
#include "Memory.h"
#include "References.h"
