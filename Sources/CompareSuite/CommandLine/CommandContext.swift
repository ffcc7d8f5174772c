import HeadlessUI
import Measuring
import Play

/// What a command is run with.
struct CommandContext {
  /// Who is compared; the first is the one that others are compared with.
  let architectures: [any Architecture]
  let console: Console
  var process: ProcessContext
  var takeTerminal: () throws(TerminalError) -> any PlayTerminal

  var bench: Bench { bench(architectures) }

  func bench(_ line: CommandLine) throws(CommandLineError) -> Bench { bench(try line.architectures(of: architectures)) }

  func bench(_ architectures: [any Architecture]) -> Bench {
    Bench(architectures, observer: console.observer, process: process)
  }

  func print(_ result: some Encodable, as format: Format, text: @autoclosure () -> [String]) throws {
    try console.result(format == .json ? [JSONText.of(result)] : text())
  }

  /// What a run that takes time needs to be optimised for.
  func requireOptimised(_ line: CommandLine) throws(MeasuringError) {
    guard process.isOptimised else { throw .debugBuild(command: line.command.invocation) }
  }
}
