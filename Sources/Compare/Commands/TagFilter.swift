import Stories

/// Keeps the stories that have one of the tags, or every story if no tags are given.
struct TagFilter {
  private let given: [String]
  private let tags: [String]

  init(_ tags: [String]) {
    given = tags
    self.tags = tags.map { $0.hasPrefix("@") ? $0 : "@\($0)" }
  }

  func keeps(_ storyTags: [String]) -> Bool { tags.isEmpty || storyTags.contains { tags.contains($0) } }

  func keep(in files: [StoryFile]) throws(CommandLineError) -> [StoryFile] {
    try requireMatch(in: files.flatMap { $0.scenarios.map(\.story) })
    return files.map { $0.keeping { keeps($0.tags) } }.filter { !$0.scenarios.isEmpty }
  }

  /// A mistyped tag must not pass for success.
  func requireMatch(in stories: [Story]) throws(CommandLineError) {
    if let expression = given.first(where: { $0.contains(/[\s,()]|.@/) }) { throw .tagExpression(expression) }
    guard !tags.isEmpty, !stories.contains(where: { keeps($0.tags) }) else { return }
    throw .noStoryTagged(tags, known: Set(stories.flatMap(\.tags)).sorted())
  }
}
