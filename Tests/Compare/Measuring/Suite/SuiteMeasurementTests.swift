import Basics
import Foundation
import Results
import SuiteFixtures
import Testing
import Toolchain

@testable import Measuring

struct SuiteMeasurementTests {
  private static let missing = ToolchainError.toolMissing(name: "llvm-cov", folder: "/")

  private final class Diagnostics {
    var begun: [String] = []
    var lines: [String] = []
  }

  private let diagnostics = Diagnostics()
  private let folder: TemporaryFolder
  private let process: ProcessContext

  init() throws {
    folder = try TemporaryFolder([
      "compare": "program", "package/Package.swift": "", "package/Sources/A/a.swift": "let a = 1",
    ])
    var process = ProcessContext.fake()
    process.interruption.tolerateOne()
    process.programFile = URL(filePath: folder.path(of: "compare"))
    self.process = process
  }

  private func run(_ steps: [SuiteStep], skipped: [SuitePart: String] = [:], isFresh: Bool = false) -> SuiteResult {
    let keys = CacheKeys(
      program: process.programFile, guide: process.programFile, stories: [],
      packages: [URL(filePath: folder.path(of: "package"))], toolchain: "", machine: "")
    let observer = Observer(progress: { _, _ in }, diagnostic: { diagnostics.lines.append($0) })
    var result = SuiteResult(circumstances: .fixture, seed: 1, architectures: [])
    SuiteMeasurement(
      steps: steps, skipped: skipped, cache: ResultCache(folder: URL(filePath: folder.path(of: "results"))), keys: keys,
      before: keys.states(of: Set(KeyInput.allCases)), pieces: Pieces { nil }, isFresh: isFresh, observer: observer,
      process: process,
      report: { event in
        if case .begins(let part, let number, let count) = event {
          diagnostics.begun.append("\(part.rawValue), \(number) of \(count)")
        }
      }
    ).run(into: &result)
    return result
  }

  private func walk(steps: Int, problem: String? = nil) -> SuiteStep {
    SuiteStep(.walk, into: \.walk, problem: { _ in problem }) { _ in
      WalkResult(steps: steps, seed: 1)
    }
  }

  private var unavailable: SuiteStep {
    SuiteStep(.lines, into: \.lines) { _ in throw Self.missing }
  }

  @Test func whatCannotBeHadIsSaidAndTheRestGoesOn() {
    let result = run([unavailable, walk(steps: 3)], skipped: [.stories: "Left out."])
    #expect(result.walk?.steps == 3)
    #expect(result.lines == nil)
    #expect(result.parts.map(\.part) == [.stories, .walk, .lines])
    #expect(result.parts.map(\.state) == [.skipped, .complete, .unavailable])
    #expect(result.parts.map(\.reason) == ["Left out.", nil, "\(Self.missing)"])
    #expect(!result.hasFailed)
    #expect(diagnostics.begun == ["lines, 1 of 2", "walk, 2 of 2"])
    #expect(diagnostics.lines.isEmpty)
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

  @Test func whatWasKeptAndCannotBeSoIsMeasuredAgain() {
    #expect(run([walk(steps: -3)]).walk?.steps == -3)
    let again = run([walk(steps: 4)])
    #expect(again.walk?.steps == 4)
    #expect(again.parts.map(\.isKept) == [false])
  }

  @Test func whatFailedIsShownAndMeasuredAgain() {
    let failed = run([walk(steps: 3, problem: "Found something.")])
    #expect(failed.walk?.steps == 3)
    #expect(failed.parts.map(\.state) == [.failed])
    #expect(failed.hasFailed)
    #expect(run([walk(steps: 4)]).walk?.steps == 4)
  }

  @Test func anInterruptionEndsThePartAndThoseThatFollow() {
    let interruption = process.interruption
    let interrupted = SuiteStep(.lines, into: \.lines) { _ in
      _ = interruption.receive()
      throw Self.missing
    }
    let later = SuiteStep(.growth, into: \.growth) { _ in throw Self.missing }
    let result = run([walk(steps: 3), interrupted, later])
    #expect(result.walk?.steps == 3)
    #expect(result.parts.map(\.state) == [.complete, .cancelled, .cancelled])
    #expect(result.parts[1].reason == "Interrupted before it was finished.")
    #expect(result.parts[2].reason == "Interrupted before it began.")
  }

  @Test func whatIsFinishedWhenItIsInterruptedCounts() {
    let interruption = process.interruption
    let step = SuiteStep(.walk, into: \.walk) { _ in
      _ = interruption.receive()
      return WalkResult(steps: 3, seed: 1)
    }
    #expect(run([step]).parts.map(\.state) == [.complete])
  }

  private var source: URL { URL(filePath: folder.path(of: "package/Sources/A/a.swift")) }

  private func lines(_ change: @escaping () throws -> Void = {}) -> SuiteStep {
    SuiteStep(.lines, into: \.lines) { _ in
      try change()
      return LinesResult(files: [])
    }
  }

  @Test func whatIsMeasuredOfSourcesThatChangeMeanwhileIsShownAndNotKept() throws {
    let result = run([lines { try Data("let a = 2".utf8).write(to: source) }])
    #expect(result.parts.map(\.state) == [.complete])
    #expect(result.lines != nil)
    #expect(diagnostics.lines == ["compare: The result of lines isn't kept: what it reads changed meanwhile (code)."])
    #expect(run([lines()]).parts.map(\.isKept) == [false])
    #expect(run([lines()]).parts.map(\.isKept) == [true])
  }

  @Test func whatIsMeasuredOfSourcesThatArePutBackBeforeItEndsIsNotKept() throws {
    let content = try Data(contentsOf: source)
    _ = run([
      lines {
        try Data("let a = 2".utf8).write(to: source)
        try content.write(to: source, options: .atomic)
      }
    ])
    #expect(diagnostics.lines.count == 1)
    #expect(run([lines()]).parts.map(\.isKept) == [false])
  }

  @Test func aPartThatReadsWhatChangedBeforeItBeganIsNotKeptEither() throws {
    // The walk may use an earlier part's build.
    let walk = SuiteStep(.walk, into: \.walk) { _ in
      try Data("let a = 2".utf8).write(to: source)
      return WalkResult(steps: 3, seed: 1)
    }
    #expect(run([walk, lines()]).parts.map(\.state) == [.complete, .complete])
    #expect(diagnostics.lines == ["compare: The result of lines isn't kept: what it reads changed meanwhile (code)."])
    #expect(run([walk, lines()]).parts.map(\.isKept) == [true, false])
  }

  @Test func whereNothingCanBeKeptASentenceSaysSo() throws {
    try Data().write(to: URL(filePath: folder.path(of: "results")))
    #expect(run([walk(steps: 3)]).walk?.steps == 3)
    let line = try #require(diagnostics.lines.first)
    #expect(line.hasPrefix("compare: The result of walk can't be kept for the next run: \(folder.path(of: "results"))"))
    #expect(!line.contains("Domain"))
  }
}
