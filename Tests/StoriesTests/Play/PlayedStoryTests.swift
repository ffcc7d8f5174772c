import HeadlessUI
import Testing

@testable import Stories

struct PlayedStoryTests {
  @Test func itReadsAsAStoryAndEndsWithWhatIsInSight() {
    let steps = ["the app is launched", "I go back", "5 ms pass", "the service \"note\" never answers", "I go back"]
    #expect(
      PlayedStory(steps: steps, end: .places).lines(scenario: "There and back") == [
        "Feature: Played by hand", "", "  Scenario: There and back", "    Given the app is launched",
        "    When I go back", "    And 5 ms pass", "    Given the service \"note\" never answers", "    When I go back",
        "    Then I see the screen \"places\"", "    And the title is \"Alfama\"", "    And no alert is shown",
      ])
  }

  @Test func aSheetAndAnAlertAreInSight() {
    #expect(
      PlayedStory(steps: [], end: .note).lines(scenario: "x").suffix(3) == [
        "    Then I see the screen \"note\"", "    And the title is \"Note\"",
        "    And an alert reads \"Discard changes?\"",
      ])
    #expect(PlayedStory(steps: ["I go back"], end: nil).lines(scenario: "x").last == "    When I go back")
  }
}
