/// Story files for the fake architectures.
enum StoryText {
  static let passing = """
    Feature: Leaving
      @quick
      Scenario: Out
        Given the app is launched
        When I tap "menu.signOut"
    """

  /// One more story for the end of a feature.
  static let another = """
      Scenario: Launched
        Given the app is launched
    """

  static let failing = """
    Feature: Staying
      Scenario: Another title
        Given the app is launched
        Then the title is "Home"
    """

  static let skipped = """
    Feature: Objects
      Scenario: Counted
        Given the app is launched
        Then nothing is left behind
    """
}
