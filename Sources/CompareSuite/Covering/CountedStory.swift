import Stories

/// A story that is to be run alone, and where a program finds it.
nonisolated struct CountedStory: Sendable {
  let path: String
  let file: String
  let feature: String
  let name: String
  let line: Int

  @MainActor
  init(_ story: Story, in file: StoryFile, named name: String) {
    path = file.path
    self.file = name
    feature = file.feature
    self.name = story.name
    line = story.location.line
  }
}
