#pragma once

/// Calls the body. A tool that watches the process from outside finds by this function's name what is to be counted.
void counted_stretch(void (*body)(void *context), void *context);
