/// Whether every chapter can be found from a table of contents.
struct ChapterCheck {
  /// Where readers look for them.
  private static let contents = ["README.md", "docs/README.md"]
  let project: ProjectFolder

  /// - Parameter texts: The documents, by their paths.
  func findings(_ texts: [String: String]) -> [DocsFinding] {
    let linked = Self.contents.flatMap { path -> [String] in
      let folder = path.hasPrefix("docs/") ? "docs/" : ""
      return texts[path].map(DocumentLinks.init)?.links.map { folder + ($0.target.prefix { $0 != "#" }) } ?? []
    }
    return project.chapters.filter { !linked.contains($0) }.map { DocsFinding(path: $0, line: 1, .unlinkedChapter) }
  }
}
