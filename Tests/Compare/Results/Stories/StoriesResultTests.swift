import MadeResults
import Testing

@testable import Results

struct StoriesResultTests {
  private let result = StoriesResult(
    architectures: ["A", "B"],
    stories: [
      .fixture("one", passed: 4, of: 5, skipped: ["why"]), .fixture("two", passed: 2, of: 6, failure: .problem),
      .fixture("three", passed: 0, of: 3, failure: .divergence),
    ])

  @Test func sums() {
    #expect(result.steps == 14)
    #expect(result.passedSteps == 6)
    #expect(result.skippedSteps == 1)
    #expect(result.failed.map(\.name) == ["three", "two"])
    #expect(result.diverged.map(\.name) == ["three"])
    #expect(!result.allPassed && !result.allAgree)
  }

  @Test func thoseThatFailAfterTheSameStepsKeepTheirOrder() {
    let result = StoriesResult(
      architectures: ["A"],
      stories: [
        .fixture("one", passed: 3, of: 6, failure: .problem),
        .fixture("two", passed: 1, of: 6, skipped: ["why"], failure: .problem),
        .fixture("three", passed: 2, of: 6, failure: .problem), .fixture("four", passed: 0, of: 6),
      ])
    #expect(result.failed.map(\.name) == ["two", "three", "one"])
  }

  @Test func aStepThatFailsEverywhereIsNoDisagreement() {
    let result = StoriesResult(architectures: ["A"], stories: [.fixture("s", passed: 0, of: 1, failure: .problem)])
    #expect(result.allAgree && !result.allPassed)
  }
}
