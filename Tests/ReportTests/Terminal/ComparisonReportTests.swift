import Metrics
import Runtime
import Testing

@testable import Report

struct ComparisonReportTests {
  private let stories = StoriesResult(architectures: ["Ah", "Bee"], stories: [.fixture("one", passed: 2, of: 2)])
  private let lines = LineCount(code: 100, comment: 20, blank: 3)

  private func text(_ result: ComparisonResult) -> String {
    ComparisonReport(result).lines.joined(separator: "\n")
  }

  @Test func everyFigureStandsInItsColumn() throws {
    let samples = [10, 20, 30, 40, 50, 60].map { $0 * 1e-6 }
    let ratios = try PairedRatios(of: [0.98, 0.99, 1, 1.01, 1.02, 1.02], to: [1, 1, 1, 1, 1, 1])
    let result = ComparisonResult(
      architectures: [
        .init(name: "Ah", files: 4, lines: lines, stepTime: StepTime(samples: samples)),
        .init(name: "Bee", files: 11, lines: lines + lines, stepTime: StepTime(samples: samples.map { $0 * 2 })),
      ],
      stories: stories,
      timing: TimingResult(
        rounds: 6, seed: 7, stepsPerSample: 2, reference: "Ah", sameAgainRatio: 0.997,
        sameAgainInterval: ratios.medianInterval()))
    #expect(
      text(result) == """
        SameApp: one app, 2 architectures

        1 story, 2 steps: all passed in Ah and Bee.
        Both implementations looked the same after every step that was taken.

                                              Ah       Bee
        ─────────────────────────────  ─────────  ────────
        source files                           4        11
        code lines                           100       200
        comment lines                         20        40
        blank lines                            3         6
        time per step, median (µs)          35.0      70.0
          95 % interval of the median  10.0–60.0  20.0–120
          5th to 95th percentile       12.5–57.5  25.0–115

        Code line: a line that holds at least one token, as Swift's parser sees it.
        Time: 6 rounds, shuffled with seed 7; a sample is the mean of 2 steps with the story driver.
        Ah timed twice a round differs from itself by −0.3 % (95 % interval −2.0 % to +2.0 %).
        A smaller difference says nothing; in one process, a few percent can come from where the code lies.
        """)
  }

  @Test func whatIsUnknownIsSaidToBe() {
    let result = ComparisonResult(
      architectures: [.init(name: "Ah", files: 4, lines: lines), .init(name: "Bee")], stories: stories,
      omissions: ["the lines of Bee. They are gone.", "the time per step. Nobody looked."])
    #expect(
      text(result) == """
        SameApp: one app, 2 architectures

        1 story, 2 steps: all passed in Ah and Bee.
        Both implementations looked the same after every step that was taken.

                        Ah      Bee
        ─────────────  ───  ───────
        source files     4  unknown
        code lines     100  unknown
        comment lines   20  unknown
        blank lines      3  unknown

        Code line: a line that holds at least one token, as Swift's parser sees it.

        Left out: the lines of Bee. They are gone.
        Left out: the time per step. Nobody looked.
        """)
  }

  @Test func tooFewRoundsForAnIntervalAreNamed() {
    let result = ComparisonResult(
      architectures: [.init(name: "Ah", files: 4, lines: lines, stepTime: StepTime(samples: [2e-6]))],
      stories: StoriesResult(architectures: ["Ah"], stories: [.fixture("one", passed: 1, of: 1)]),
      timing: TimingResult(
        rounds: 1, seed: 0, stepsPerSample: 1, reference: "Ah", sameAgainRatio: 1.25, sameAgainInterval: nil))
    #expect(
      text(result) == """
        SameApp: one app, 1 architecture

        1 story, 1 step: all passed in Ah.

                                           Ah
        ──────────────────────────  ─────────
        source files                        4
        code lines                        100
        comment lines                      20
        blank lines                         3
        time per step, median (µs)       2.00
          5th to 95th percentile    2.00–2.00

        Code line: a line that holds at least one token, as Swift's parser sees it.
        Time: 1 round, shuffled with seed 0; a sample is the mean of 1 step with the story driver.
        There are too few rounds for a 95 % interval: it takes 6.
        Ah timed twice a round differs from itself by +25.0 %.
        A smaller difference says nothing; in one process, a few percent can come from where the code lies.
        """)
  }

  @Test func failuresAndSkipsStandAboveTheSum() {
    let result = ComparisonResult(
      architectures: [.init(name: "Ah")],
      stories: StoriesResult(
        architectures: ["Ah"],
        stories: [
          .fixture("one", passed: 1, of: 2, skipped: ["no probe"]),
          .fixture("two", passed: 0, of: 1, failure: .problem),
        ]))
    #expect(
      text(result).hasPrefix(
        """
        SameApp: one app, 1 architecture

        ✗ a.feature:3
          Feature:  Feature of a.feature
          Scenario: two
          Step:     Then it is  (a.feature:5)
            A, B: expected:
                | x |
            , found none

        1 step was skipped: no probe

        2 stories, 3 steps: 1 story and 1 step passed in Ah; 1 story failed.

        """))
  }
}
