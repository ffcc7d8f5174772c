import Metrics
import Testing

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

  @Test("The sections stand file by file, with their sizes in bytes")
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

  @Test("What is no list has no files", arguments: ["", "error: no such file", "Sections:\n 1 .text 10 00 TEXT"])
  func nothing(text: String) {
    #expect(ObjectSection.lists(in: text).isEmpty)
  }
}
