/// How the text of a file changes that lists the implementations, one a line.
struct Registration {
  let file: String
  /// The line that begins the list, and the one that ends it.
  let opening: String
  let closing: String
  /// The new line of the list.
  let entry: String
  /// The module to import; nil where the list needs none.
  var module: String?

  /// What has an implementation built.
  static func manifest(_ name: NewName) -> Registration {
    Registration(
      file: Checkout.manifest, opening: "let implementations = [", closing: "]", entry: "  \"\(name.module)\",")
  }

  /// What has it compared.
  static func registry(_ name: NewName) -> Registration {
    Registration(
      file: Checkout.registry, opening: "  static let architectures: [any Architecture] = [", closing: "  ]",
      entry: "    \(name.type)(),", module: name.module)
  }

  /// The text with the new implementation at the end of the list.
  func adding(to text: String) throws(ExtensionError) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: opening) else { throw shape(missing: opening) }
    guard let end = lines[start...].firstIndex(of: closing) else { throw shape(missing: closing) }
    lines.insert(entry, at: end)
    if let module { lines.insert("import \(module)", at: try place(ofImport: "import \(module)", in: lines)) }
    return lines.joined(separator: "\n")
  }

  private func place(ofImport line: String, in lines: [String]) throws(ExtensionError) -> Int {
    let imports = lines.indices.filter { lines[$0].hasPrefix("import ") }
    guard let last = imports.last else { throw shape(missing: "import …") }
    return imports.first { lines[$0] > line } ?? last + 1
  }

  private func shape(missing: String) -> ExtensionError {
    .unexpectedShape(file: file, missing: missing, line: entry.trimmingPrefix { $0 == " " }.description)
  }
}
