import Testing
import Metrics

@testable import Report
@testable import Results

struct RuntimeReportTests {
  private let circumstances = Circumstances(
    date: "2026-11-21T12:00:00Z", machine: "Abacus, 2 processors", system: "Linux 6", load: "0.10 0.20 0.30",
    toolchain: "Swift 6.3.1", commit: "abc123", treeIsClean: false, command: "compare runtime")

  @Test("An interval that only just leaves the margin isn't printed like the margin")
  func digits() {
    let slower = RatioEstimate(ratio: 1.034, low: 1.0302, high: 1.038, verdict: .slower)
    #expect(RuntimeWording.ratio(slower, margin: 1.03) == "+3.40 % (95 % interval +3.02 % to +3.80 %)")
    #expect(RuntimeWording.ratio(slower, margin: 1.01) == "+3.4 % (95 % interval +3.0 % to +3.8 %)")
    let rows = RuntimeReport.rows("difference", of: [slower], margin: 1.03)
    #expect(rows.map(\.last) == ["+3.40 %", "+3.02 %", "+3.80 %", "slower"])
  }

  private func result(
    _ times: [(Subject, UInt64)], stories: Int = 1, sessions: Int = 1, isWhole: Bool = true
  ) throws -> RuntimeResult {
    let processes = (0..<3).map { _ in
      ProcessSamples(
        seed: 1, subjects: times.map(\.0), rounds: 2,
        benchmarks: (0..<stories).map { story in
          ProcessSamples.Benchmark(
            name: "Story \(story)", parts: ["I tap", "the app ends"], batch: 1,
            nanoseconds: times.map { [[$0.1, 1000], [$0.1, 1000]] })
        })
    }
    let session = TimingSession(
      date: circumstances.date, load: circumstances.load,
      processes: processes.indices.map { TimingSession.Process(seed: UInt64($0), padding: 7, rounds: 2) },
      end: .budgetSpent)
    return try #require(
      RuntimeResult(
        circumstances: circumstances, seed: 1, reference: "A",
        sessions: (0..<sessions).map { number in
          var session = session
          session.linkOrder = number == 0 ? nil : ["A\(number)"]
          return SessionSamples(session: session, processes: processes)
        }, stepsInStories: stories + 1, isWhole: isWhole))
  }

  private let subjects: [(Subject, UInt64)] = [
    (Subject("A", .implementation), 9000), (Subject("B", .implementation), 11_000),
    (Subject("A (A/A)", .control), 9000), (Subject("replay", .replay), 1000),
  ]

  @Test("A partial result lacks samples, steps, and stories' comparisons other than with the reference")
  func part() throws {
    let subjects = subjects + [(Subject("C", .implementation), 12_000)]
    var whole = try result(subjects, stories: 2)
    #expect(whole.steps.count == 4)
    #expect(whole.samples.count == 2)
    #expect(whole.stories[0].comparisons.contains { $0.reference == "B" && !$0.logRatios.isEmpty })
    whole.steps = []
    whole.samples = []
    whole.stories = whole.stories.map { $0.condensed(to: "A") }
    #expect(whole.stories[0].comparisons.map(\.subject) == ["B", "C", "A (A/A)"])
    #expect(whole.stories[0].comparisons.allSatisfy { $0.reference == "A" && $0.logRatios.isEmpty })
    #expect(try result(subjects, stories: 2, isWhole: false) == whole)
  }

  @Test("One story is shown step by step")
  func oneStory() throws {
    #expect(
      RuntimeReport(try result(subjects)).lines.joined(separator: "\n") == """
        Time of 1 story with 1 step, against A

                                              A        B  A (A/A)  replay
        ───────────────────────────────  ──────  ───────  ───────  ──────
        time per step, median (µs)         10.0     12.0     10.0    2.00
          least                            10.0     12.0     10.0    2.00
          95th percentile                  10.0     12.0     10.0    2.00
          outliers, which count as well       0        0        0       0
          of it the harness              20.0 %   16.7 %   20.0 %       –
        difference                            –  +20.0 %    0.0 %       –
          95 % interval from                  –  +20.0 %    0.0 %       –
          to                                  –  +20.0 %    0.0 %       –
          verdict                             –   slower     same       –
        difference without the harness        –  +25.0 %    0.0 %       –
          95 % interval from                  –  +25.0 %    0.0 %       –
          to                                  –  +25.0 %    0.0 %       –
          verdict                             –   slower     same       –

        Each differs from each other.

        step          A (µs)         B  A (A/A)
        ────────────  ──────  ────────  ───────
        I tap           9.00  +22.2 %*   0.0 %
        the app ends    1.00    0.0 %    0.0 %

        Slower or faster (*): the 95 % interval is beyond the margin of ±3.0 %, which was fixed beforehand.
          Same: it is within, and so is the interval of A and its own copy. Undecided: neither.
        Intervals over all stories hold for all pairs at once, after Tukey; of those that decide something
          in single stories or steps, at least 95 % hold, after Benjamini and Yekutieli. All this holds
          within this session and over these stories; another session may differ by a few percent: see
          --sessions.
        replay: shows recorded snapshots and does nothing else; what it takes is the harness's.
        3 processes of 2 rounds, shuffled with seed 1; times are the thread's on the processor. Steps that
          look behind the screens aren't timed: 1.
        It ended because the time given with --budget was spent.
        2026-11-21T12:00:00Z, Abacus, 2 processors, load 0.10 0.20 0.30
        Linux 6
        Swift 6.3.1
        commit abc123, with changes: compare runtime
        """)
  }

  @Test("With many stories, only those with a difference are shown")
  func manyStories() throws {
    let text = RuntimeReport(try result(subjects, stories: 21)).lines.joined(separator: "\n")
    #expect(text.contains("Two or more differ in 21 of 21. These differences are the largest; JSON has all:"))
    #expect(text.contains("\nStory 19 ") && !text.contains("\nStory 20 "))
    var same = subjects
    same[1].1 = 9000
    let other = RuntimeReport(try result(same, stories: 21)).lines.joined(separator: "\n")
    #expect(other.contains("\nIn no single one of them is a difference called. JSON has all.\n"))
    #expect(other.contains("\nNo clear difference: A and B.\n"))
  }

  @Test(
    "A self-test says whether the machine is quiet enough",
    arguments: [(9000, 9400, 0), (9900, 9400, 1), (9000, 9000, 2)])
  func selfTest(again: UInt64, planted: UInt64, verdict: Int) throws {
    let result = try result([
      (Subject("A", .implementation), 9000), (Subject("A (A/A)", .control), again),
      (Subject("A + 3 %", .slowed), planted), (Subject("replay", .replay), 1000),
    ])
    let test = SelfTestResult(result)
    #expect(test.isFit == (verdict == 0))
    let verdicts = ["Fit for timing: ", "Not fit for timing: the same code", "Not fit for timing in this time: "]
    #expect(SelfTestReport(test).lines[2].hasPrefix(verdicts[verdict]))
  }

  @Test("A result of one session says so, and a result of several names them and their link orders")
  func sessions() throws {
    let one = RuntimeReport(try result(subjects)).lines.joined(separator: " ")
    #expect(one.contains("within this session"))
    let three = RuntimeReport(try result(subjects, sessions: 3)).lines.joined(separator: " ")
    #expect(three.contains("for sessions like these 3 on"))
    #expect(three.contains("9 processes of 2 rounds in 3 sessions, with the implementations linked in"))
  }
}
