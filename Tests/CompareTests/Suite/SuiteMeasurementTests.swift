import Foundation
import Report
import Testing

@testable import CompareSuite

struct SuiteMeasurementTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "No tool."
  }

  private let folder: TemporaryFolder
  private let surroundings: Surroundings

  init() throws {
    folder = try TemporaryFolder(["compare": "program"])
    var surroundings = Surroundings.fake()
    surroundings.interruption.tolerateOne()
    surroundings.programFile = URL(filePath: folder.path(of: "compare"))
    self.surroundings = surroundings
  }

  private func run(_ steps: [SuiteStep], skipped: [SuitePart: String] = [:], isFresh: Bool = false) -> SuiteResult {
    let keys = PartKeys(program: surroundings.programFile, stories: [], packages: [], toolchain: "", machine: "")
    let console = Console(result: { _ in }, diagnostic: { Issue.record("unexpected: \($0)") })
    var result = SuiteResult(circumstances: .fixture, seed: 1, architectures: [])
    SuiteMeasurement(
      steps: steps, skipped: skipped, kept: KeptResults(folder: URL(filePath: folder.path(of: "results"))), keys: keys,
      isFresh: isFresh, console: console, surroundings: surroundings
    ).run(into: &result)
    return result
  }

  private func walk(steps: Int, problem: String? = nil) -> SuiteStep {
    SuiteStep(.walk, into: \.walk, dependingOn: [.program], problem: { _ in problem }) { _ in
      WalkResult(steps: steps, seed: 1)
    }
  }

  private var unavailable: SuiteStep {
    SuiteStep(.lines, into: \.lines, dependingOn: [.program]) { _ in throw Refusal() }
  }

  @Test func whatCannotBeHadIsSaidAndTheRestGoesOn() {
    let result = run([unavailable, walk(steps: 3)], skipped: [.stories: "Left out."])
    #expect(result.walk?.steps == 3)
    #expect(result.lines == nil)
    #expect(result.parts.map(\.part) == [.stories, .walk, .lines])
    #expect(result.parts.map(\.state) == [.skipped, .complete, .unavailable])
    #expect(result.parts.map(\.reason) == ["Left out.", nil, "No tool."])
    #expect(!result.hasFailed)
  }

  @Test func whatWasKeptIsTakenUntilTheProgramChanges() throws {
    #expect(run([walk(steps: 3)]).walk?.steps == 3)
    let again = run([walk(steps: 4)])
    #expect(again.walk?.steps == 3)
    #expect(again.parts.map(\.isKept) == [true])
    #expect(again.parts.map(\.date) == [Circumstances.fixture.date])
    #expect(run([walk(steps: 5)], isFresh: true).walk?.steps == 5)
    #expect(run([walk(steps: 6)]).walk?.steps == 5)
    try Data("another".utf8).write(to: URL(filePath: folder.path(of: "compare")))
    #expect(run([walk(steps: 7)]).walk?.steps == 7)
  }

  @Test func whatFailedIsShownAndMeasuredAgain() {
    let failed = run([walk(steps: 3, problem: "Found something.")])
    #expect(failed.walk?.steps == 3)
    #expect(failed.parts.map(\.state) == [.failed])
    #expect(failed.hasFailed)
    #expect(run([walk(steps: 4)]).walk?.steps == 4)
  }

  @Test func anInterruptionEndsThePartAndThoseThatFollow() {
    let interruption = surroundings.interruption
    let interrupted = SuiteStep(.lines, into: \.lines, dependingOn: [.program]) { _ in
      _ = interruption.happen()
      throw Refusal()
    }
    let later = SuiteStep(.growth, into: \.growth, dependingOn: [.program]) { _ in throw Refusal() }
    let result = run([walk(steps: 3), interrupted, later])
    #expect(result.walk?.steps == 3)
    #expect(result.parts.map(\.state) == [.complete, .cancelled, .cancelled])
    #expect(result.parts[1].reason == "Interrupted before it was finished.")
    #expect(result.parts[2].reason == "Interrupted before it began.")
  }

  @Test func whatIsFinishedWhenItIsInterruptedCounts() {
    let interruption = surroundings.interruption
    let step = SuiteStep(.walk, into: \.walk, dependingOn: [.program]) { _ in
      _ = interruption.happen()
      return WalkResult(steps: 3, seed: 1)
    }
    #expect(run([step]).parts.map(\.state) == [.complete])
  }
}
