/// Story files for the fake architectures.
package enum StoryText {
  package static let passing = """
    Feature: Leaving
      @quick
      Scenario: Out
        Given the app is launched
        When I tap "menu.signOut"
    """

  /// Another scenario, to be appended to a feature.
  package static let another = """
      Scenario: Launched
        Given the app is launched
    """

  package static let failing = """
    Feature: Staying
      Scenario: Another title
        Given the app is launched
        Then the title is "Home"
    """

  package static let skipped = """
    Feature: Objects
      Scenario: Counted
        Given the app is launched
        Then nothing is left behind
    """
}
