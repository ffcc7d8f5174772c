import MadeResults
import Testing

@testable import Report
@testable import Results

struct StoriesReportTests {
  private func text(_ architectures: [String], _ stories: [StoriesResult.Story]) -> String {
    StoriesReport(StoriesResult(architectures: architectures, stories: stories)).lines.joined(separator: "\n")
  }

  @Test func storiesThatPassAreCountedByFile() {
    let stories: [StoriesResult.Story] = [
      .fixture("one", passed: 2, of: 2), .fixture("two", passed: 3, of: 3),
      .fixture("three", file: "b.feature", passed: 1, of: 1),
    ]
    #expect(
      text(["A", "B", "C"], stories) == """
        ✓ Feature of a.feature: 2 stories  (a.feature)
        ✓ Feature of b.feature: 1 story  (b.feature)

        3 stories, 6 steps: all passed in A, B and C.
        All 3 implementations looked the same after every step that was taken.
        """)
  }

  private static let failing: [StoriesResult.Story] = [
    .fixture("one", passed: 2, of: 2), .fixture("two", passed: 1, of: 3, failure: .problem),
    .fixture("three", file: "b.feature", passed: 0, of: 4, failure: .divergence),
  ]

  @Test func theFailureAfterTheFewestStepsIsShownInFullAndTheOthersInALine() {
    #expect(
      text(["A", "B"], Self.failing) == """
        ✗ A: it is “x”; in B it is “y”.
          Story: three  (b.feature:3)
          Step:  When it differs  (b.feature:4)
            - A
            + B
              - “x”
              + “y”

        ✗ a.feature:5: A and B: expected 1 row, found none.  (two)
        --full shows it in full.

        3 stories, 9 steps: 1 story and 3 steps passed in A and B; 2 stories failed.
        The implementations differed in 1 story.
        """)
  }

  @Test func allFailuresAreShownInFullOnDemand() {
    let report = StoriesReport(StoriesResult(architectures: ["A", "B"], stories: Self.failing), isFull: true)
    #expect(
      report.lines.joined(separator: "\n").contains(
        """
              + “y”

        ✗ A and B: expected 1 row, found none.
          Story: two  (a.feature:3)
          Step:  Then it is  (a.feature:5)
            - x

        3 stories
        """))
  }

  @Test func manyFailuresFitAScreen() {
    let name = String(repeating: "A long name ", count: 20)
    let stories = (0..<38).map { StoriesResult.Story.fixture(name, passed: $0, of: 40, failure: .divergence) }
    let lines = StoriesReport(StoriesResult(architectures: ["A", "B"], stories: stories)).lines
    #expect(lines.count <= 60)
    #expect(lines.filter { $0.hasPrefix("✗ a.feature:4: A: it is “x”; in B it is “y”.  (A long") }.count == 37)
    #expect(lines.filter { $0.hasPrefix("✗") }.allSatisfy { $0.count <= 120 })
  }

  @Test func oneImplementationHasNothingToAgreeWith() {
    #expect(
      text(["A"], [.fixture("one", passed: 1, of: 1)]) == """
        ✓ Feature of a.feature: 1 story  (a.feature)

        1 story, 1 step: all passed in A.
        """)
  }

  @Test func skippedStepsAreCountedByReasonAndDoNotPass() {
    let stories: [StoriesResult.Story] = [
      .fixture("one", passed: 1, of: 3, skipped: ["no probe", "no network"]),
      .fixture("two", passed: 1, of: 2, skipped: ["no probe"]),
    ]
    #expect(
      text(["A", "B"], stories) == """
        ✓ Feature of a.feature: 2 stories  (a.feature)

        2 steps were skipped: no probe
        1 step was skipped: no network

        2 stories, 5 steps: 2 steps passed in A and B, 3 were skipped, none failed.
        Both implementations looked the same after every step that was taken.
        """)
  }

  @Test func linesOfAnyLengthAreCutOff() {
    let long = String(repeating: "x", count: 600)
    let failure = StoriesResult.Failure(step: long, line: 5, isDivergence: false, details: [long, long])
    let report = text(["A"], [.fixture(long, passed: 0, of: 1, failure: failure)])
    let clipped = String(repeating: "x", count: 500) + "… (100 characters more)"
    #expect(
      report.hasPrefix("✗ \(clipped)\n  Story: \(clipped)  (a.feature:3)\n  Step:  \(clipped)  (a.feature:5)\n"))
    #expect(report.contains("\n    \(String(repeating: "x", count: 496))… (104 characters more)\n"))
  }
}
