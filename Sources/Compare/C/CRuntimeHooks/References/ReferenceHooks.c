#include "ReferenceHooks.h"

#include "../Imports.h"
#include "../Watchers.h"
#include "ReferenceCounts.h"

// On some processors the compiler assumes that these calls change hardly any registers. A hook that preserves as many
// is correct everywhere.
#if IMPORTS_REPLACEABLE
#define KEEPS_REGISTERS __attribute__((preserve_most))
#else
#define KEEPS_REGISTERS
#endif

// Two forms of each function, for one reference and for several, on an object and on a value that may be an object or a
// small string.
#define HOOKS(result, name, add)                                                    \
  static result (*original_##name)(void *object);                                   \
  static result (*original_##name##_n)(void *object, uint32_t count);               \
  KEEPS_REGISTERS static result hooked_##name(void *object) {                       \
    add(object, 1);                                                                 \
    return original_##name(object);                                                 \
  }                                                                                 \
  KEEPS_REGISTERS static result hooked_##name##_n(void *object, uint32_t count) {   \
    add(object, count);                                                             \
    return original_##name##_n(object, count);                                      \
  }

HOOKS(void *, retain, reference_counts_add_retains)
HOOKS(void, release, reference_counts_add_releases)
HOOKS(void *, bridge_retain, reference_counts_add_retains)
HOOKS(void, bridge_release, reference_counts_add_releases)

static const struct import imports[] = {
    {"swift_retain", hooked_retain, (void **)&original_retain},
    {"swift_retain_n", hooked_retain_n, (void **)&original_retain_n},
    {"swift_release", hooked_release, (void **)&original_release},
    {"swift_release_n", hooked_release_n, (void **)&original_release_n},
    {"swift_bridgeObjectRetain", hooked_bridge_retain, (void **)&original_bridge_retain},
    {"swift_bridgeObjectRetain_n", hooked_bridge_retain_n, (void **)&original_bridge_retain_n},
    {"swift_bridgeObjectRelease", hooked_bridge_release, (void **)&original_bridge_release},
    {"swift_bridgeObjectRelease_n", hooked_bridge_release_n, (void **)&original_bridge_release_n},
};

void reference_hooks_replace(void) { imports_replace(imports, sizeof(imports) / sizeof(imports[0])); }

void reference_hooks_restore(void) { imports_restore(imports, sizeof(imports) / sizeof(imports[0])); }
