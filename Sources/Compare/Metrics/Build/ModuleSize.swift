/// How many bytes the object files of one module bring into a program, by what they are.
package struct ModuleSize: Codable, Equatable, Sendable {
  /// Instructions.
  package private(set) var code = 0
  /// What the runtime looks up types, their fields and conformances in: the sections named after Swift.
  package private(set) var reflection = 0
  /// What never changes once it is loaded: descriptors of types, tables of witnesses. Texts are left out: the path of the
  /// checkout is one of them, and would make the size depend on it.
  package private(set) var constants = 0
  /// What may change: class objects, caches of the runtime, variables.
  package private(set) var data = 0
  /// How to find the way back through the stack.
  package private(set) var unwinding = 0

  package var total: Int { code + reflection + constants + data + unwinding }

  /// Sums up sections; what is only for the linker and the debugger is left out.
  ///
  /// A section that bears a symbol's name (as in `.text.$s4Main1fyyF`) is in each object that needs it, and one of them is linked.
  /// - Parameters:
  ///   - objects: The sections of each object file.
  ///   - type: The mangled name of a type whose members are left out, wherever they were emitted.
  package init(of objects: [[ObjectSection]], without type: String? = nil) {
    var named: Set<String> = []
    for section in objects.joined() {
      if let type, section.name.contains("$s\(type)") { continue }
      if section.name.contains("$"), !named.insert(section.name).inserted { continue }
      add(section)
    }
  }

  private mutating func add(_ section: ObjectSection) {
    let name = section.name.drop { $0 == "." || $0 == "_" }
    switch section.kind {
    case "TEXT": code += section.size
    case "BSS": data += section.size
    case "DATA" where name.hasPrefix("swift5_"): reflection += section.size
    case "DATA" where name.hasPrefix("eh_frame") || name.hasPrefix("compact_unwind"): unwinding += section.size
    case "DATA" where Self.changes(name): data += section.size
    // A hash that the compiler leaves for itself is no part of a program.
    case "DATA" where !name.hasPrefix("swift_modhash") && !Self.isText(name): constants += section.size
    default: break
    }
  }

  /// Whether it holds literals of text, which are merged when a program is linked.
  private static func isText(_ name: Substring) -> Bool { name.hasPrefix("rodata.str") || name == "cstring" }

  private static func changes(_ name: Substring) -> Bool {
    name.hasPrefix("data") && !name.hasPrefix("data.rel.ro") || name.hasPrefix("objc_data") || name.hasPrefix("thread_")
      || name.hasPrefix("tdata")
  }
}

/// A section of an object file, as the toolchain lists it.
package struct ObjectSection: Equatable, Sendable {
  /// Its name, such as `.text`, `swift5_typeref` or `__const`.
  package let name: String
  package let size: Int
  /// What it is to the linker: `TEXT`, `DATA`, `BSS`, `DEBUG`, or nothing.
  package let kind: String

  package init(name: String, size: Int, kind: String) {
    self.name = name
    self.size = size
    self.kind = kind
  }

  /// The sections in what `llvm-objdump --section-headers` printed of one or several files, file by file.
  package static func lists(in text: String) -> [[ObjectSection]] {
    var lists: [[ObjectSection]] = []
    for line in text.split(separator: "\n") {
      if line.contains(":\tfile format ") { lists.append([]) }
      guard let section = section(in: line), !lists.isEmpty else { continue }
      lists[lists.count - 1].append(section)
    }
    return lists
  }

  /// A row has a number, a name, a size and an address, and mostly a kind; the nameless section that each ELF file begins with is none.
  private static func section(in line: Substring) -> ObjectSection? {
    let fields = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard fields.count >= 4, Int(fields[0]) != nil, let size = Int(fields[2], radix: 16),
      Int(fields[3], radix: 16) != nil
    else { return nil }
    return ObjectSection(name: fields[1], size: size, kind: fields.dropFirst(4).joined(separator: " "))
  }
}
