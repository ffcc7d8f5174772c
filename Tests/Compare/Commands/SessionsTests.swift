import Basics
import Foundation
import Measuring
import Results
import SuiteFixtures
import Testing
import Toolchain

@testable import CompareSuite

struct SessionsTests {
  private final class Processes {
    var count = 0
    var most = Int.max
  }

  private let processes = Processes()
  private let folder = TemporaryFolder.holding([
    "pass.feature": StoryText.passing, "Package.swift": "", ".build/release/compare": "a program",
  ])

  private var architectures: [FakeArchitecture] {
    ["A", "B"].map { FakeArchitecture($0, sources: folder.path(of: "Sources/\($0)")) }
  }

  /// Runs `runtime` with jobs in this process, each equally long, and at most `processes.most` of them.
  private func run(_ arguments: String...) -> CompareRun {
    var process = ProcessContext.fake(stories: [folder.path(of: "pass.feature")])
    var time: UInt64 = 0
    process.processorTime = {
      time += 1_000_000
      return time
    }
    process.programFile = URL(filePath: folder.path(of: ".build/release/compare"))
    let launch = process.doingItsJobs(with: architectures).launchItself
    process.launchItself = { [processes] jobs, environment in
      guard processes.count < processes.most else { throw ToolchainError.interrupted(command: "compare") }
      if case .time = jobs[0] { processes.count += 1 }
      return try launch(jobs, environment)
    }
    return CompareRun(
      ["runtime", "--processes=2", "--rounds=1", "--format=json"] + arguments, architectures: architectures,
      process: process)
  }

  private func result(_ output: String) throws -> RuntimeResult {
    try JSONDecoder().decode(RuntimeResult.self, from: Data(output.utf8))
  }

  @Test func eachSessionCountsOnceAndHasItsOwnSeed() throws {
    let result = try result(run("--sessions=3").output)
    #expect(result.sessions.map(\.processes.count) == [2, 2, 2])
    #expect(Set(result.sessions.flatMap(\.processes).map(\.seed)).count == 6)
    #expect(result.overall.comparisons[0].logRatios.count == 3)
    #expect(result.start?.coldStarts == 60)
  }

  @Test func aProgramThatCannotBeLinkedOtherwiseRunsAsItIsAndThatIsSaid() throws {
    let run = run("--sessions=2")
    #expect(
      run.diagnostics.hasPrefix("compare: Session 2 runs the program in the link order that it was built in. How "))
    #expect(try result(run.output).sessions.map(\.linkOrder) == [nil, nil])
    #expect(run.exitCode == .success)
  }

  @Test func whatWasThroughWhenItStoppedIsNotMeasuredAgain() throws {
    processes.most = 3
    #expect(run("--sessions=2").output.isEmpty)
    processes.most = .max
    processes.count = 0
    let first = try result(run("--sessions=2").output)
    #expect(processes.count == 2)
    _ = run("--sessions=2")
    #expect(processes.count == 2)
    #expect(try result(run("--sessions=3").output).sessions.prefix(2) == first.sessions.prefix(2))
    #expect(processes.count == 4)
    _ = run("--sessions=2", "--fresh")
    #expect(processes.count == 8)
    _ = run("--sessions=2", "--seed=9")
    #expect(processes.count == 12)
  }

  @Test func aDamagedSessionIsMeasuredAnew() throws {
    _ = run("--sessions=1")
    let kept = try #require(
      FileManager.default.enumerator(atPath: folder.path(of: ".build/compare/sessions"))?.compactMap { $0 as? String }
        .first { $0.hasSuffix("1.json") })
    try Data("{".utf8).write(to: URL(filePath: folder.path(of: ".build/compare/sessions/\(kept)")))
    processes.count = 0
    #expect(run("--sessions=1").exitCode == .success)
    #expect(processes.count == 2)
  }
}
