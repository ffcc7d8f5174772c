import Foundation
import HeadlessUI
import Measuring
import Report
import Results

/// What a command is run with.
package struct CommandContext {
  /// Who is compared; the first is the one that others are compared with.
  let architectures: [any Architecture]
  /// All that can be asked for by name.
  var commands: [Command] = Command.named
  package let console: Console
  package var process: ProcessContext
  var takeTerminal: () throws(TerminalError) -> any PlayTerminal

  var bench: Bench { bench(architectures) }

  func bench(_ line: CommandLine) throws(CommandLineError) -> Bench { bench(try line.architectures(of: architectures)) }

  func bench(_ architectures: [any Architecture]) -> Bench {
    Bench(architectures, observer: console.observer, process: process)
  }

  /// Prints what was found, as JSON or else as this text; what came of it is a success unless it is said to be none.
  func print(
    _ result: some Encodable, as format: Format, isGood: Bool = true, text: @autoclosure () -> [String]
  ) throws -> ExitCode {
    try print(format == .json ? [JSONText.of(result)] : text(), isGood: isGood)
  }

  package func print(_ lines: [String], isGood: Bool = true) throws -> ExitCode {
    try console.result(lines)
    return isGood ? .success : .failed
  }

  /// What came of measuring; nil where stories failed, which is shown instead.
  func result<Value>(of measured: Measured<Value>, _ participle: String) throws -> Value? {
    switch measured {
    case .result(let value): return value
    case .storiesFailed(let stories):
      try console.result(StoriesReport(stories).closingLines + ["", "Only what behaves the same is \(participle)."])
      return nil
    }
  }

  /// What a run that takes time needs to be optimised for.
  func requireOptimised(_ line: CommandLine) throws(MeasuringError) {
    guard process.isOptimised else { throw .debugBuild(command: line.command.invocation) }
  }
}

// MARK: - For commands of one executable

extension CommandContext {
  /// The checkout that holds the current folder.
  package func checkout() throws -> URL { try Checkout(above: process.currentFolder()).folder }

  /// The result of a comparison that a file holds.
  package func result(at path: String) throws -> SuiteResult { try SuiteResultFile(path: path).result() }

  /// Why these arguments can't be run; nil when they can.
  package func refusal(of arguments: [String]) -> String? {
    do throws(CommandLineError) {
      _ = try CommandLine(arguments, among: commands).format
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether a document can show what these arguments print.
  package func hasOutput(of arguments: [String]) -> Bool {
    guard let line = try? CommandLine(arguments, among: commands) else { return false }
    return line.command.hasOutput || line.wantsHelp
  }
}
