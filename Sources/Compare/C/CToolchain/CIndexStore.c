#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static char *message(const char *fallback) {
  const char *text = dlerror();
  return strdup(text ? text : fallback);
}

char *cindex_open(const char *library, CIndexFunctions *functions) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return message("the library can't be opened");
#define FIND(result, name, parameters)                                          \
  do {                                                                          \
    void *function = dlsym(handle, "indexstore_" #name);                        \
    if (!function) return message("the library lacks indexstore_" #name);       \
    memcpy(&functions->name, &function, sizeof function);                       \
  } while (0);
  CINDEX_FUNCTIONS(FIND)
  return NULL;
}
