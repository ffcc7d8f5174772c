import Results

/// An entry in a file that lists the implementations, one a line.
struct Registration {
  let file: String
  /// The first and last lines of the list.
  let opening: String
  let closing: String
  let entry: String
  /// The module to import; nil if the file doesn't import it.
  var module: String?

  /// The implementation's entries in the registry and the manifest.
  static func all(module: String, type: String) -> [Registration] {
    [
      Registration(
        file: Checkout.registry, opening: "  package static let architectures: [any Architecture] = [", closing: "  ]",
        entry: "    \(type)(),", module: module),
      Registration(
        file: Checkout.manifest, opening: "let implementations = [", closing: "]",
        entry: "  \"\(module)\","),
    ]
  }

  var lines: [String] { (module.map { ["import \($0)"] } ?? []) + [entry] }

  /// An implementation's folders, with their numbers of files, and its entries, as rows of a table.
  static func table(_ folders: [(path: String, files: Int)], _ registrations: [Registration]) -> [String] {
    let rows =
      folders.map { ($0.path, Wording.count($0.files, "file", "files")) }
      + registrations.flatMap { one in one.lines.map { (one.file, "the line \($0.trimmingPrefix { $0 == " " })") } }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.padding(toLength: width, withPad: " ", startingAt: 0))  \($1)" }
  }

  func removing(from text: String) throws(ExtensionError) -> String {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in lines {
      guard let index = rest.firstIndex(where: { $0 == line || $0.hasPrefix("\(line)  //") }) else {
        throw shape(missing: line)
      }
      rest.remove(at: index)
    }
    return rest.joined(separator: "\n")
  }

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
