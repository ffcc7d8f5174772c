import Foundation
import HeadlessUI
import SharedModel
import Stories
import SuiteFixtures
import Toolchain

@testable import CompareSuite
@testable import Measuring

/// Simulated processes: each job runs here, and its output after an app has “died” is lost.
final class WalkingProcesses {
  var termination: ToolRun.Outcome?
  private(set) var jobs: [WalkJob] = []
  private let architectures: (WalkingProcesses) -> [any Architecture]

  init(_ architectures: @escaping (WalkingProcesses) -> [any Architecture]) {
    self.architectures = architectures
  }

  /// - Parameter processes: The number that run at once; the last of them ends first.
  func process(processes: Int) -> ProcessContext {
    var process = ProcessContext.fake()
    process.attemptItselfAtOnce = { jobs, hear in
      var rest = jobs.indices[...]
      var goesOn = true
      while goesOn, !rest.isEmpty {
        for index in rest.prefix(processes).reversed() {
          if try !hear(index, self.attempt(jobs[index])) { goesOn = false }
        }
        rest = rest.dropFirst(processes)
      }
    }
    return process
  }

  private func attempt(_ job: WorkerJob) throws -> ToolRun.Outcome {
    guard case .walk(var walk) = job else { throw MeasuringError.nothingToMeasure }
    jobs.append(walk)
    termination = nil
    var output = ""
    var diagnostics = ""
    let console = Console(
      result: { if self.termination == nil { output += $0 } }, diagnostic: { diagnostics += $0 })
    // An alarm would end the tests.
    walk.stepLimit = nil
    let code = CompareSuite.run(
      try WorkerJob.walk(walk).arguments, architectures: architectures(self), console: console, process: .fake())
    var outcome =
      termination
      ?? ToolRun.Outcome(
        output: Data(), diagnostics: Data(diagnostics.utf8), status: code.rawValue, wasSignalled: false)
    outcome.output = Data(output.utf8)
    return outcome
  }
}

struct CountingArchitecture: Architecture {
  let profile: ArchitectureProfile
  private let seen: (Int) -> Int

  /// - Parameter seen: Turns the number of taps into the number shown.
  init(_ name: String, seen: @escaping (Int) -> Int = { $0 }) {
    profile = ArchitectureProfile(
      name: name, idea: "Counts.", roles: [], rules: [], module: name, file: "/nowhere/Fake.swift")
    self.seen = seen
  }

  func launch(with dependencies: AppDependencies) -> any HeadlessApp { CountingApp(seen: seen) }
}

private final class CountingApp: HeadlessApp {
  private(set) var snapshot: Snapshot
  private let seen: (Int) -> Int
  private var taps = 0

  init(seen: @escaping (Int) -> Int) {
    self.seen = seen
    snapshot = Self.snapshot(0)
  }

  func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    guard interaction == .tap(id: "count") else { throw .noModal(frontmost: snapshot.screen) }
    taps += 1
    snapshot = Self.snapshot(seen(taps))
  }

  private static func snapshot(_ count: Int) -> Snapshot {
    Snapshot(
      stack: [Snapshot.Entry(name: "counter", title: "")],
      screen: Snapshot.Screen(
        name: "counter", title: "\(count)", elements: [Element(id: "count", content: .button("Count"))]))
  }
}
