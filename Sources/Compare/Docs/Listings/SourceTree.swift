internal import Report

/// A tree of a source folder, with the code lines of each Swift file.
struct SourceTree {
  private struct Row {
    let name: String
    /// `nil` for folders and for files that aren't Swift.
    let code: Int?
  }

  let project: ProjectFolder

  func lines(_ path: String) throws(DocsProblem) -> [String] {
    let facts = try project.swiftFacts(at: path)
    guard project.isFolder(path) else { throw .unreadable(path, reason: "It isn’t a folder.") }
    let code = Dictionary(facts.map { ($0.path, $0.facts.code) }, uniquingKeysWith: { first, _ in first })
    let root = Row(name: String(path.split(separator: "/").last ?? ""), code: nil)
    let rows = [root] + rows(in: path, code, root: path, "")
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let width = code.values.map { String($0).count }.max() ?? 0
    return MarkdownText.fenced(
      rows.map { row in
        guard let number = row.code.map(String.init) else { return row.name }
        return row.name + String(repeating: " ", count: nameWidth - row.name.count + 2 + width - number.count) + number
      })
  }

  /// Lists files before folders, each sorted by name.
  private func rows(in folder: String, _ code: [String: Int], root: String, _ indentation: String) -> [Row] {
    let paths = project.children(of: folder)
    let ordered = paths.filter { !project.isFolder($0) } + paths.filter(project.isFolder)
    return ordered.flatMap { path -> [Row] in
      let isLast = path == ordered.last
      let name = indentation + (isLast ? "└── " : "├── ") + path.dropFirst(folder.count + 1)
      return [Row(name: name, code: code[String(path.dropFirst(root.count + 1))])]
        + rows(in: path, code, root: root, indentation + (isLast ? "    " : "│   "))
    }
  }
}
