/// The bytes that the object files of a module bring into a program.
package struct ModuleSize: Codable, Equatable, Sendable {
  package private(set) var code = 0
  /// The sections named after Swift, in which the runtime looks up types, their fields and conformances.
  package private(set) var reflection = 0

  /// Sums up the sections of each object file, without a type's members wherever they were emitted.
  ///
  /// Each object that needs a section with a symbol's name (such as `.text.$s4Main1fyyF`) has it, and one is linked.
  /// - Parameter type: The type's mangled name.
  package init(of objects: [[ObjectSection]], without type: String? = nil) {
    var named: Set<String> = []
    for section in objects.joined() {
      if let type, section.name.contains("$s\(type)") { continue }
      if section.name.contains("$"), !named.insert(section.name).inserted { continue }
      switch section.kind {
      case "TEXT": code += section.size
      case "DATA" where section.name.drop { $0 == "." || $0 == "_" }.hasPrefix("swift5_"): reflection += section.size
      default: break
      }
    }
  }
}

package struct ObjectSection: Equatable, Sendable {
  package let name: String
  package let size: Int
  /// The kind: `TEXT`, `DATA`, `BSS`, `DEBUG`, or nothing.
  package let kind: String

  package init(name: String, size: Int, kind: String) {
    self.name = name
    self.size = size
    self.kind = kind
  }

  package static func lists(in text: String) -> [[ObjectSection]] {
    var lists: [[ObjectSection]] = []
    for line in text.split(separator: "\n") {
      if line.contains(":\tfile format ") { lists.append([]) }
      guard let section = section(in: line), !lists.isEmpty else { continue }
      lists[lists.count - 1].append(section)
    }
    return lists
  }

  /// Parses a row: a number, a name, a size, an address, and mostly a kind. ELF files begin with a nameless section.
  private static func section(in line: Substring) -> ObjectSection? {
    let fields = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard fields.count >= 4, Int(fields[0]) != nil, let size = Int(fields[2], radix: 16),
      Int(fields[3], radix: 16) != nil
    else { return nil }
    return ObjectSection(name: fields[1], size: size, kind: fields.dropFirst(4).joined(separator: " "))
  }
}
