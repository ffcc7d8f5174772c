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
#define FIND(name)                                                              \
  do {                                                                          \
    void *function = dlsym(handle, "indexstore_" #name);                        \
    if (!function) return message("the library lacks indexstore_" #name);       \
    memcpy(&functions->name, &function, sizeof function);                       \
  } while (0)
  FIND(error_get_description);
  FIND(error_dispose);
  FIND(store_create);
  FIND(store_dispose);
  FIND(store_units_apply_f);
  FIND(unit_reader_create);
  FIND(unit_reader_dispose);
  FIND(unit_reader_is_system_unit);
  FIND(unit_reader_get_main_file);
  FIND(unit_reader_get_module_name);
  FIND(unit_reader_get_modification_time);
  FIND(unit_reader_dependencies_apply_f);
  FIND(unit_dependency_get_kind);
  FIND(unit_dependency_get_filepath);
  FIND(unit_dependency_get_name);
  FIND(record_reader_create);
  FIND(record_reader_dispose);
  FIND(record_reader_occurrences_apply_f);
  FIND(occurrence_get_symbol);
  FIND(occurrence_get_roles);
  FIND(occurrence_get_line_col);
  FIND(occurrence_relations_apply_f);
  FIND(symbol_relation_get_roles);
  FIND(symbol_relation_get_symbol);
  FIND(symbol_get_kind);
  FIND(symbol_get_subkind);
  FIND(symbol_get_name);
  FIND(symbol_get_usr);
#undef FIND
  return NULL;
}
