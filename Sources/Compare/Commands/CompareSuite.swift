import Basics
import Foundation
import HeadlessUI
import Measuring
import Stories
import Toolchain

/// The command `compare` for any architectures, which an executable's `main` passes in.
public enum CompareSuite {
  static let version = "0.1.0"

  /// Runs the process's command line and ends the process.
  ///
  /// From here on standard output is for results, and implementations print to standard error.
  public static func main(_ architectures: [any Architecture]) -> Never { main(architectures, adding: []) }

  package static func main(_ architectures: [any Architecture], adding commands: [Command]) -> Never {
    let interruption = Interruption()
    let signals = Signals(noting: interruption)
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    let results = OutputFile.keeping(STDOUT_FILENO, leading: STDERR_FILENO)
    let console = Console.writing(to: results)
    // Without a reader, writing fails and ends the run. If the signal were ignored, the tools would ignore it as well.
    signal(SIGPIPE) { _ in }
    ScratchLock.whenWaiting { text in try? OutputFile(descriptor: STDERR_FILENO).write("compare: \(text)\n") }
    // `play` takes over the terminal, and restores it itself.
    if arguments.first != Command.play.name { signals.watch(clearing: console.clearing) }
    let context = CommandContext(
      architectures: architectures, commands: Command.named + commands, console: console,
      process: .current(interruption),
      takeTerminal: { () throws(TerminalError) in
        try ProcessTerminal(output: results.descriptor, environment: ProcessInfo.processInfo.environment)
      })
    signals.exit(with: run(arguments, context))
  }

  /// Runs one command line. Objects are tracked in the whole process, so no two runs may overlap.
  static func run(_ arguments: [String], _ context: CommandContext) -> ExitCode {
    let console = context.console
    do {
      let line = try CommandLine(arguments, among: context.commands)
      if line.wantsVersion { return try context.print(["compare \(version)"]) }
      if line.wantsHelp { return try context.print(HelpText.lines(for: line.command, among: context.commands)) }
      guard line.command == .help || !context.architectures.isEmpty else { throw CommandLineError.noArchitectures }
      // Foundation has only a relative path for a deleted folder, and the toolchain crashes in one.
      guard line.command == .help || context.process.currentFolder().path.hasPrefix("/") else {
        throw CommandLineError.noCurrentFolder
      }
      return try line.command.run(line, context)
    } catch let errors as StoryFileErrors {
      for error in errors.errors { console.diagnostic("\(error)") }
    } catch ConsoleError.nobodyReads {
      return .success
    } catch {
      // A failure after an interruption isn't an error.
      if let code = context.process.interruption.exitCode { return code }
      console.diagnostic("compare: \(ErrorText.of(error))")
      // The measured code doesn't build or run, so the command line isn't at fault.
      if case ToolchainError.failed = error { return .failed }
    }
    return .unusableInput
  }
}
