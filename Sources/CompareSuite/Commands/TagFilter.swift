import Stories

/// Keeps the stories that have one of the tags; without tags, all.
struct TagFilter {
  private let tags: [String]

  /// A tag may be given with or without its `@`.
  init(_ tags: [String]) {
    self.tags = tags.map { $0.hasPrefix("@") ? $0 : "@\($0)" }
  }

  func keeps(_ story: Story) -> Bool {
    tags.isEmpty || story.tags.contains { tags.contains($0) }
  }

  /// Throws when nothing is left, so that a mistyped tag doesn't pass for success.
  func keep(in files: [StoryFile]) throws(CommandLineError) -> [StoryFile] {
    let kept = files.map { $0.keeping(keeps) }.filter { !$0.scenarios.isEmpty }
    guard !kept.isEmpty else {
      let known = Set(files.flatMap { $0.scenarios.flatMap(\.story.tags) }).sorted()
      throw .unknownValue(tags.joined(separator: ", "), option: Option.tag.flag, known: known.isEmpty ? ["none"] : known)
    }
    return kept
  }
}
