import Stories

/// What is timed as a start: of the stories none is about nothing else.
package enum StartStory {
  private static let name = "the start"

  /// From the launch to the menu, looked at as soon as it is there and once more when nothing is due any more.
  package static func file() throws(StoryFileErrors) -> StoryFile {
    try StoryLoader().load(
      text: """
        Feature: Starting
          Scenario: The app starts with a user signed in
            Given I am signed in
            Then everything has settled
        """, named: name)
  }
}
