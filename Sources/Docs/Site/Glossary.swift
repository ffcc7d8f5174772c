/// The glossary's words, each with the heading that it gets on the site.
struct Glossary {
  static let document = "docs/glossary.md"
  let entries: [(word: String, heading: String)]

  init(in project: ProjectFolder) {
    let lines = (try? project.text(at: Self.document))?.split(separator: "\n").map(String.init) ?? []
    entries = lines.compactMap(Self.heading).flatMap { heading in
      heading.split(separator: ", ").map { (String($0), heading) }
    }
  }

  /// What an entry is about; nil for other lines.
  static func heading(_ line: String) -> String? {
    line.firstMatch(of: /^- \*\*(.+?)\.\*\*/).map { String($0.1) }
  }
}
