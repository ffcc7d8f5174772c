#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The functions of the toolchain's libIndexStore that are needed to read the compiler's index, as declared in its
// indexstore/indexstore.h. The library is opened at run time, because it comes with the toolchain that wrote the index,
// which may be missing where this is built.

typedef struct {
  const char *data;
  size_t length;
} CIndexString;

typedef void *CIndexRef;
typedef bool (*CIndexVisit)(void *context, CIndexRef item);
typedef bool (*CIndexVisitName)(void *context, CIndexString name);

/// The functions, each with its result, its name after `indexstore_`, and its parameters.
#define CINDEX_FUNCTIONS(FUNCTION) \
  FUNCTION(const char *, error_get_description, (CIndexRef error)) \
  FUNCTION(void, error_dispose, (CIndexRef error)) \
  FUNCTION(CIndexRef, store_create, (const char *path, CIndexRef *error)) \
  FUNCTION(void, store_dispose, (CIndexRef store)) \
  FUNCTION(bool, store_units_apply_f, (CIndexRef store, unsigned sorted, void *context, CIndexVisitName visit)) \
  FUNCTION(CIndexRef, unit_reader_create, (CIndexRef store, const char *name, CIndexRef *error)) \
  FUNCTION(void, unit_reader_dispose, (CIndexRef unit)) \
  FUNCTION(bool, unit_reader_is_system_unit, (CIndexRef unit)) \
  FUNCTION(CIndexString, unit_reader_get_main_file, (CIndexRef unit)) \
  FUNCTION(CIndexString, unit_reader_get_module_name, (CIndexRef unit)) \
  FUNCTION(void, unit_reader_get_modification_time, (CIndexRef unit, int64_t *seconds, int64_t *nanoseconds)) \
  FUNCTION(bool, unit_reader_dependencies_apply_f, (CIndexRef unit, void *context, CIndexVisit visit)) \
  FUNCTION(int, unit_dependency_get_kind, (CIndexRef dependency)) \
  FUNCTION(CIndexString, unit_dependency_get_filepath, (CIndexRef dependency)) \
  FUNCTION(CIndexString, unit_dependency_get_name, (CIndexRef dependency)) \
  FUNCTION(CIndexRef, record_reader_create, (CIndexRef store, const char *name, CIndexRef *error)) \
  FUNCTION(void, record_reader_dispose, (CIndexRef record)) \
  FUNCTION(bool, record_reader_occurrences_apply_f, (CIndexRef record, void *context, CIndexVisit visit)) \
  FUNCTION(CIndexRef, occurrence_get_symbol, (CIndexRef occurrence)) \
  FUNCTION(uint64_t, occurrence_get_roles, (CIndexRef occurrence)) \
  FUNCTION(void, occurrence_get_line_col, (CIndexRef occurrence, unsigned *line, unsigned *column)) \
  FUNCTION(bool, occurrence_relations_apply_f, (CIndexRef occurrence, void *context, CIndexVisit visit)) \
  FUNCTION(uint64_t, symbol_relation_get_roles, (CIndexRef relation)) \
  FUNCTION(CIndexRef, symbol_relation_get_symbol, (CIndexRef relation)) \
  FUNCTION(int, symbol_get_kind, (CIndexRef symbol)) \
  FUNCTION(int, symbol_get_subkind, (CIndexRef symbol)) \
  FUNCTION(CIndexString, symbol_get_name, (CIndexRef symbol)) \
  FUNCTION(CIndexString, symbol_get_usr, (CIndexRef symbol))

#define CINDEX_POINTER(result, name, parameters) result(*name) parameters;
typedef struct {
  CINDEX_FUNCTIONS(CINDEX_POINTER)
} CIndexFunctions;
#undef CINDEX_POINTER

/// Opens the library and finds its functions. It stays open until the process ends.
///
/// Returns NULL on success, otherwise an error message to release with free().
char *cindex_open(const char *library, CIndexFunctions *functions);

#endif
