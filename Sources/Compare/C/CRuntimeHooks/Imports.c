#define _GNU_SOURCE
#include "Imports.h"

#if IMPORTS_REPLACEABLE

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// A slot is a pointer filled by a relocation of one of these kinds: in the linker's jump table, in its table of
// addresses, or in the data.
#if defined(__x86_64__)
static bool is_slot(uint64_t type) {
  return type == R_X86_64_JUMP_SLOT || type == R_X86_64_GLOB_DAT || type == R_X86_64_64;
}
#else
static bool is_slot(uint64_t type) {
  return type == R_AARCH64_JUMP_SLOT || type == R_AARCH64_GLOB_DAT || type == R_AARCH64_ABS64;
}
#endif

struct wanted {
  const struct import *imports;
  size_t count;
  bool restore;
};

/// The relocations listed in a library's dynamic section.
struct relocations {
  const ElfW(Sym) * symbols;
  const char *names;
  const ElfW(Rela) * tables[2];
  size_t sizes[2];
};

/// Some loaders convert the offsets in the dynamic section to addresses, others don't.
static const void *address_of(uintptr_t base, uintptr_t value) {
  return (const void *)(value < base ? base + value : value);
}

static struct relocations relocations_of(uintptr_t base, const ElfW(Dyn) * entry) {
  struct relocations found = {0};
  for (; entry->d_tag != DT_NULL; entry++) {
    const void *address = address_of(base, entry->d_un.d_ptr);
    switch (entry->d_tag) {
      case DT_SYMTAB: found.symbols = address; break;
      case DT_STRTAB: found.names = address; break;
      case DT_JMPREL: found.tables[0] = address; break;
      case DT_PLTRELSZ: found.sizes[0] = entry->d_un.d_val; break;
      case DT_RELA: found.tables[1] = address; break;
      case DT_RELASZ: found.sizes[1] = entry->d_un.d_val; break;
    }
  }
  return found;
}

/// Some slots are read-only after loading; this makes them read-only again.
static void write_slot(void **slot, void *value, uintptr_t readonly, uintptr_t readonly_end) {
  uintptr_t address = (uintptr_t)slot;
  uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)(address & ~(page_size - 1));
  bool locked = readonly <= address && address < readonly_end;
  if (locked && mprotect(page, page_size, PROT_READ | PROT_WRITE) != 0) {
    return;
  }
  __atomic_store_n(slot, value, __ATOMIC_RELEASE);
  if (locked) {
    mprotect(page, page_size, PROT_READ);
  }
}

static int visit(struct dl_phdr_info *library, size_t size, void *context) {
  const struct wanted *wanted = context;
  uintptr_t base = library->dlpi_addr;
  const ElfW(Dyn) *dynamic = NULL;
  uintptr_t readonly = 0, readonly_end = 0;
  uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (size_t index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &library->dlpi_phdr[index];
    if (header->p_type == PT_DYNAMIC) {
      dynamic = (const void *)(base + header->p_vaddr);
    } else if (header->p_type == PT_GNU_RELRO) {
      // The linker can only protect whole pages, and excludes the last one if data begins in it.
      readonly = (base + header->p_vaddr) & ~(page_size - 1);
      readonly_end = (base + header->p_vaddr + header->p_memsz) & ~(page_size - 1);
    }
  }
  if (!dynamic) {
    return 0;
  }
  struct relocations found = relocations_of(base, dynamic);
  for (size_t table = 0; table < 2 && found.symbols && found.names; table++) {
    for (size_t index = 0; found.tables[table] && index < found.sizes[table] / sizeof(ElfW(Rela)); index++) {
      const ElfW(Rela) *relocation = &found.tables[table][index];
      if (!is_slot(ELF64_R_TYPE(relocation->r_info)) || relocation->r_addend != 0) {
        continue;
      }
      const char *name = found.names + found.symbols[ELF64_R_SYM(relocation->r_info)].st_name;
      for (size_t which = 0; which < wanted->count; which++) {
        const struct import *import = &wanted->imports[which];
        if (strcmp(name, import->name) == 0) {
          void *value = wanted->restore ? *import->original : import->replacement;
          write_slot((void **)(base + relocation->r_offset), value, readonly, readonly_end);
        }
      }
    }
  }
  return 0;
}

bool imports_replace(const struct import *imports, size_t count) {
  for (size_t index = 0; index < count; index++) {
    *imports[index].original = dlsym(RTLD_DEFAULT, imports[index].name);
    if (!*imports[index].original) {
      return false;
    }
  }
  struct wanted wanted = {imports, count, false};
  dl_iterate_phdr(visit, &wanted);
  return true;
}

void imports_restore(const struct import *imports, size_t count) {
  struct wanted wanted = {imports, count, true};
  dl_iterate_phdr(visit, &wanted);
}

#else

bool imports_replace(const struct import *imports, size_t count) { return false; }
void imports_restore(const struct import *imports, size_t count) {}

#endif
