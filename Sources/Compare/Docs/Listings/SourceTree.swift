internal import Report

/// A folder of sources as a tree, with the code lines of each Swift file.
struct SourceTree {
  private struct Row {
    let name: String
    /// The path below the folder; nil for a folder.
    var file: String?
  }

  let project: ProjectFolder

  func lines(_ argument: String) throws(DocsProblem) -> [String] {
    let path = try project.checked(argument)
    guard project.isFolder(path) else { throw .unreadable(path, reason: "It is no folder. Name one.") }
    let facts = try project.swiftFacts(at: path)
    let code = Dictionary(facts.map { ($0.path, $0.facts.lines.code) }, uniquingKeysWith: { first, _ in first })
    let files = project.files(in: path, deep: true).map { String($0.dropFirst(path.count + 1)) }
    let root = path.split(separator: "/").last.map(String.init) ?? path
    let rows = [Row(name: root)] + rows(of: files.map { ($0.split(separator: "/").map(String.init)[...], $0) }, "")
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let width = code.values.map { String($0).count }.max() ?? 0
    return MarkdownText.fenced(
      rows.map { row in
        guard let number = row.file.flatMap({ code[$0] }).map(String.init) else { return row.name }
        return row.name + String(repeating: " ", count: nameWidth - row.name.count + 2 + width - number.count) + number
      })
  }

  /// Files stand before folders, both by their names.
  private func rows(of files: [(parts: ArraySlice<String>, path: String)], _ indentation: String) -> [Row] {
    let own = files.filter { $0.parts.count == 1 }
    let folders = Dictionary(grouping: files.filter { $0.parts.count > 1 }) { $0.parts.first ?? "" }
    let names = own.map { ($0.parts.first ?? "", Optional($0.path)) } + folders.keys.sorted().map { ($0, nil) }
    return names.enumerated().flatMap { index, entry -> [Row] in
      let isLast = index == names.count - 1
      let row = Row(name: indentation + (isLast ? "└── " : "├── ") + entry.0, file: entry.1)
      guard entry.1 == nil else { return [row] }
      let inner = (folders[entry.0] ?? []).map { ($0.parts.dropFirst(), $0.path) }
      return [row] + rows(of: inner, indentation + (isLast ? "    " : "│   "))
    }
  }
}
