import HeadlessUI

@testable import CompareSuite

/// One command line that was run in this process, and all that came of it.
struct CompareRun {
  let exitCode: ExitCode
  let output: String
  let diagnostics: String

  init(
    _ arguments: String..., architectures: [any Architecture] = [FakeArchitecture("A"), FakeArchitecture("B")],
    surroundings: Surroundings = .fake(), showsProgress: Bool = false
  ) {
    var output = ""
    var diagnostics = ""
    let console = Console(
      result: { output += $0 }, diagnostic: { diagnostics += $0 }, showsProgress: showsProgress)
    exitCode = CompareSuite.run(
      arguments, architectures: architectures, console: console, surroundings: surroundings)
    self.output = output
    self.diagnostics = diagnostics
  }
}
