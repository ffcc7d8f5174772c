import Metrics
import Testing

struct ModuleSizeTests {
  @Test("Code and metadata are distinguished from other sections of ELF and Mach-O files")
  func sections() {
    let size = ModuleSize(of: [
      [
        ObjectSection(name: ".text", size: 1, kind: "TEXT"), ObjectSection(name: "__text", size: 2, kind: "TEXT"),
        ObjectSection(name: "swift5_typeref", size: 100, kind: "DATA"),
        ObjectSection(name: "__swift5_types", size: 200, kind: "DATA"),
        ObjectSection(name: ".swift_modhash", size: 7, kind: "DATA"),
        ObjectSection(name: ".data", size: 7, kind: "DATA"), ObjectSection(name: ".bss", size: 7, kind: "BSS"),
        ObjectSection(name: ".debug_info", size: 7, kind: "DEBUG"),
      ]
    ])
    #expect([size.code, size.reflection] == [3, 300])
  }

  @Test("Sections with a symbol's name are linked once, others each time; a type's own can be excluded")
  func duplicates() {
    let object = [
      ObjectSection(name: ".text.$s1AAAyyF", size: 5, kind: "TEXT"),
      ObjectSection(name: "swift5_capture", size: 3, kind: "DATA"),
      ObjectSection(name: "swift5_capture", size: 4, kind: "DATA"),
    ]
    let size = ModuleSize(of: [object, object])
    #expect(size.code == 5)
    #expect(size.reflection == 14)
    #expect(ModuleSize(of: [object], without: "1AAA").code == 0)
    #expect(ModuleSize(of: [object], without: "1AAB").code == 5)
  }
}

struct ObjectSectionTests {
  private let text = """

    /tmp/A file.swift.o:\tfile format elf64-x86-64

    Sections:
    Idx Name          Size     VMA              Type
      0               00000000 0000000000000000 
      1 .strtab       000031cb 0000000000000000 
      2 .text         000020dd 0000000000000000 TEXT

    /tmp/B.swift.o:\tfile format mach-o arm64

    Sections:
    Idx Name          Size     VMA              Type
      0 __debug_info  0000000a 0000000000000000 DATA, DEBUG
    """

  @Test("Sections are listed file by file, with their sizes in bytes")
  func lists() {
    #expect(
      ObjectSection.lists(in: text) == [
        [
          ObjectSection(name: ".strtab", size: 0x31cb, kind: ""),
          ObjectSection(name: ".text", size: 0x20dd, kind: "TEXT"),
        ],
        [ObjectSection(name: "__debug_info", size: 10, kind: "DATA, DEBUG")],
      ])
  }

  @Test(
    "Text that isn't a list has no files", arguments: ["", "error: no such file", "Sections:\n 1 .text 10 00 TEXT"])
  func nothing(text: String) {
    #expect(ObjectSection.lists(in: text).isEmpty)
  }
}
