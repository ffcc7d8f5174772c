import Basics
import Foundation
import HeadlessUI
import Measuring
import SuiteFixtures
import Testing

@testable import CompareSuite

/// The result of a command line that was run in this process.
struct CompareRun {
  let exitCode: ExitCode
  let output: String
  let diagnostics: String

  init(
    _ arguments: String..., architectures: [any Architecture] = [FakeArchitecture("A"), FakeArchitecture("B")],
    process: ProcessContext = .fake(), showsProgress: Bool = false, terminal: (any PlayTerminal)? = nil
  ) {
    self.init(
      arguments, architectures: architectures, process: process, showsProgress: showsProgress, terminal: terminal)
  }

  init(
    _ arguments: [String], architectures: [any Architecture] = [FakeArchitecture("A"), FakeArchitecture("B")],
    process: ProcessContext = .fake(), showsProgress: Bool = false, terminal: (any PlayTerminal)? = nil
  ) {
    var output = ""
    var diagnostics = ""
    let console = Console(
      result: { output += $0 }, diagnostic: { diagnostics += $0 }, showsProgress: showsProgress)
    exitCode = CompareSuite.run(
      arguments, CommandContext(architectures: architectures, console: console, process: process, terminal: terminal))
    self.output = output
    self.diagnostics = diagnostics
  }

  /// The result of a comparison that measured one line of code, as JSON.
  static let lines = {
    let folder = TemporaryFolder.holding(["a.swift": "let a = 1\n", "pass.feature": StoryText.passing])
    let run = CompareRun(
      "--only=lines", "--format=json", architectures: [FakeArchitecture("A", sources: folder.path)],
      process: .fake(stories: [folder.path(of: "pass.feature")]))
    #expect(run.exitCode == .success)
    return run.output
  }()

  /// Expects nothing but an error that begins like this, or is this if the message ends with its line.
  func expectRefusal(_ message: String, at location: Testing.SourceLocation = #_sourceLocation) {
    let beginning = message.hasSuffix("\n") ? diagnostics : String(diagnostics.prefix("compare: \(message)".count))
    #expect(beginning == "compare: \(message)", sourceLocation: location)
    #expect(output.isEmpty, sourceLocation: location)
    #expect(exitCode == .unusableInput, sourceLocation: location)
  }
}

extension ProcessContext {
  /// The same process, but its jobs run in it, with these architectures.
  func doingItsJobs(
    with architectures: [any Architecture] = [FakeArchitecture("A"), FakeArchitecture("B")]
  ) -> ProcessContext {
    var process = self
    process.launchItself = { [self] jobs, _ in
      try jobs.map { job in
        let run = CompareRun(try job.arguments, architectures: architectures, process: self)
        if !run.diagnostics.isEmpty { Issue.record("\(run.diagnostics)") }
        return Data(run.output.utf8)
      }
    }
    return process
  }
}

extension CommandContext {
  init(
    architectures: [any Architecture], console: Console, process: ProcessContext, terminal: (any PlayTerminal)? = nil
  ) {
    self.init(
      architectures: architectures, console: console, process: process,
      takeTerminal: { () throws(TerminalError) in
        guard let terminal else { throw .notATerminal("standard input") }
        return terminal
      })
  }
}

extension CompareSuite {
  static func run(
    _ arguments: [String], architectures: [any Architecture], console: Console, process: ProcessContext
  ) -> ExitCode {
    run(arguments, CommandContext(architectures: architectures, console: console, process: process))
  }
}
