#pragma once

#include "LiveObjects.h"
#include "Memory.h"
#include "References.h"
