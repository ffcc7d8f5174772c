import Foundation
import HeadlessUI
import Measuring
import Report
import Results

package struct CommandContext {
  /// The architectures to compare; the first is the reference.
  let architectures: [any Architecture]
  var commands: [Command] = Command.named
  package let console: Console
  package var process: ProcessContext
  var takeTerminal: () throws(TerminalError) -> any PlayTerminal

  var bench: Bench { bench(architectures) }

  func bench(_ line: CommandLine) throws(CommandLineError) -> Bench { bench(try line.architectures(of: architectures)) }

  func bench(_ architectures: [any Architecture]) -> Bench {
    Bench(architectures, observer: console.observer, process: process)
  }

  func print(
    _ result: some Encodable, as format: Format, isGood: Bool = true, text: @autoclosure () -> [String]
  ) throws -> ExitCode {
    try print(format == .json ? [JSONText.of(result)] : text(), isGood: isGood)
  }

  package func print(_ lines: [String], isGood: Bool = true) throws -> ExitCode {
    try console.result(lines)
    return isGood ? .success : .failed
  }

  /// The measured value, or nil after printing failed stories instead.
  func measured<Value>(_ participle: String, _ measure: () throws -> Value) throws -> Value? {
    do {
      return try measure()
    } catch MeasuringError.storiesFailed(let stories) {
      try console.result(StoriesReport(stories).closingLines + ["", "Only what behaves the same is \(participle)."])
      return nil
    }
  }

  func requireOptimised(_ line: CommandLine) throws(MeasuringError) {
    guard process.isOptimised else { throw .debugBuild(command: line.command.invocation) }
  }
}

// MARK: - For commands of one executable

extension CommandContext {
  package func checkout() throws -> URL { try Checkout(above: process.currentFolder()).folder }

  package func result(at path: String) throws -> SuiteResult { try SuiteResultFile(path: path).result() }

  /// The path of the result that comes with a checkout.
  nonisolated package static let recordedResult = "docs/results/suite.json"

  package func recordedResult() throws -> SuiteResult {
    guard let folder = try? checkout() else {
      throw SuiteResultError.noneRecorded(folder: process.currentFolder().path)
    }
    return try result(at: folder.appending(path: Self.recordedResult).path)
  }

  package func refusal(of arguments: [String]) -> String? {
    do throws(CommandLineError) {
      _ = try CommandLine(arguments, among: commands)
      return nil
    } catch {
      return "\(error)"
    }
  }

  package func hasOutput(of arguments: [String]) -> Bool {
    guard let line = try? CommandLine(arguments, among: commands) else { return false }
    return line.command.hasOutput || line.wantsHelp
  }
}
