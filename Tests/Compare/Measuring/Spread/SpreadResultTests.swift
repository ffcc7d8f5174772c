import Basics
import Metrics
import Results
import Stories
import SuiteFixtures
import Testing

@testable import Measuring

struct SpreadResultTests {
  private let folder: TemporaryFolder
  private let stories: [InstrumentedStory]

  init() throws {
    folder = try TemporaryFolder([
      "a.feature":
        "Feature: A\n  Scenario: One\n    Given the app is launched\n  Scenario: Two\n    Given the app is launched",
      "b.feature": "Feature: B\n  Scenario: Three\n    Given the app is launched",
    ])
    stories = try StoryLoader().load(["a.feature", "b.feature"].map(folder.path)).flatMap { file in
      file.scenarios.map(\.story).map {
        InstrumentedStory(
          file: String(file.path.suffix(9)), feature: file.feature, name: $0.name, line: $0.location.line)
      }
    }
  }

  private func run(_ lines: Set<Int>) -> Metrics.StoryRun {
    var run = Metrics.StoryRun()
    run.lines = ["/p/x.swift": lines]
    return run
  }

  private func result(showing: (String) -> Bool) -> SpreadResult {
    SpreadResult(
      zip(stories, [[1, 2], [1, 3], [1, 4, 5]]).map { ($0, [run([9]), run($1)]) },
      of: ["Y", "X"].map { ($0, Contracts([:])) }, showing: showing,
      failures: [])
  }

  @Test("Stories are compared with stories and features with features, within each implementation")
  func compared() {
    let result = result { _ in true }
    func entries(_ subjects: [SpreadResult.Subject]) -> [SpreadResult.Entry] {
      subjects.flatMap(\.entries).filter { $0.architecture == "X" }
    }
    #expect(result.stories.map(\.name) == ["One", "Two", "Three"])
    #expect(result.stories.map(\.line) == [2, 4, 2])
    #expect(entries(result.stories).map(\.ran.lines) == [2, 2, 3])
    #expect(result.features.map(\.name) == ["A", "B"])
    #expect(entries(result.features).map(\.ran.lines) == [3, 3])
    #expect(result.common == ["Y", "X"].reduce(into: [:]) { $0[$1] = SpreadSize(types: 0, files: 1, lines: 1) })
  }

  @Test("A story that is shown alone is still compared with all others")
  func shown() {
    let result = result { $0 == "Three" }
    #expect(result.stories.map(\.name) == ["Three"])
    #expect(result.features.map(\.name) == ["B"])
  }
}
