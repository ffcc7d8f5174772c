import Basics
import SuiteFixtures
import Testing

@testable import Measuring

struct ChosenStoriesTests {
  private let folder = TemporaryFolder.holding([
    "a.feature": """
    Feature: F
      Scenario: usual
        Given 20 places in the guide

      @untimed
      Scenario: huge
        Given 10000 places in the guide
    """
  ])

  private func chosen() throws -> ChosenStories {
    try ChosenStories(of: .fake(stories: [folder.path(of: "a.feature")]))
  }

  @Test("Stories tagged @untimed aren't measured, unless they are named")
  func measured() throws {
    let chosen = try chosen()
    #expect(chosen.scenarios.map(\.story.name) == ["usual", "huge"])
    #expect(chosen.measured.scenarios.map(\.story.name) == ["usual"])
    #expect(chosen.named(["huge"]).measured.scenarios.map(\.story.name) == ["huge"])
  }

  @Test("Neither times nor counts include them, and their steps don't count as skipped")
  func plans() throws {
    let (chosen, architectures) = (try chosen(), [FakeArchitecture("A")])
    #expect(RuntimePlan(architectures, stories: chosen).stories.steps == 1)
    #expect(CountsPlan(architectures, reference: architectures[0], stories: chosen).stories.steps == 1)
  }
}
