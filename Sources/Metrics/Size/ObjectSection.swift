/// A section of an object file, as the toolchain lists it.
public struct ObjectSection: Equatable, Sendable {
  /// Its name, such as `.text`, `swift5_typeref` or `__const`.
  public let name: String
  /// How many bytes it has.
  public let size: Int
  /// What it is to the linker: `TEXT`, `DATA`, `BSS`, `DEBUG`, or nothing.
  public let kind: String

  /// Describes a section.
  public init(name: String, size: Int, kind: String) {
    self.name = name
    self.size = size
    self.kind = kind
  }

  /// The sections in what `llvm-objdump --section-headers` printed of one or several files, file by file.
  public static func lists(in text: String) -> [[ObjectSection]] {
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
