import Foundation
import HeadlessUI
import Stories
import Toolchain

/// The command `compare` for any architectures: an executable's `main` hands its own over.
public enum CompareSuite {
  static let version = "0.1.0"

  /// Runs the process's command line and ends the process.
  ///
  /// From here on standard output is for results: what an implementation prints goes to standard error.
  public static func main(_ architectures: [any Architecture]) -> Never {
    let interruption = Interruption()
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    let results = OutputFile.keeping(STDOUT_FILENO, leading: STDERR_FILENO)
    let console = Console.writing(to: results)
    // That nobody reads any more is told by what is written; ignored, the tools would ignore it as well.
    signal(SIGPIPE) { _ in }
    ScratchLock.whenWaiting { text in try? OutputFile(descriptor: STDERR_FILENO).write("compare: \(text)\n") }
    // What is played has the terminal, and gives it back itself.
    if arguments.first != Command.play.rawValue { interruption.watch(clearing: console.clearing) }
    interruption.exit(
      with: run(
        arguments, architectures: architectures, console: console,
        surroundings: .process(interruption, output: results)))
  }

  /// Runs one command line.
  ///
  /// Objects are tracked in the whole process: no two runs may overlap.
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - architectures: Who is compared; the first is the one that others are compared with.
  ///   - console: Where results and diagnostics go.
  public static func run(_ arguments: [String], architectures: [any Architecture], console: Console) -> ExitCode {
    var surroundings = Surroundings.process(Interruption())
    // Whoever calls this need not be a program that takes these arguments.
    surroundings.tryItself = nil
    return run(arguments, architectures: architectures, console: console, surroundings: surroundings)
  }

  static func run(
    _ arguments: [String], architectures: [any Architecture], console: Console, surroundings: Surroundings
  ) -> ExitCode {
    do {
      let line = try CommandLine(arguments)
      if line.wantsVersion { return try report(["compare \(version)"], to: console) }
      if line.wantsHelp { return try report(HelpText.lines(for: line.command), to: console) }
      guard line.command == .help || !architectures.isEmpty else { throw CommandLineError.noArchitectures }
      switch line.command {
      case .help:
        return try report(HelpText.lines(forOperands: line.operands), to: console)
      case .compare:
        return try ComparisonCommand(architectures: architectures, console: console, surroundings: surroundings)
          .run(line)
      case .report:
        return try ReportCommand(console: console, surroundings: surroundings).run(line)
      case .diff:
        return try DiffCommand(console: console).run(line)
      case .stories:
        return try StoriesCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .walk:
        return try WalkCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .stretch:
        return try StretchCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .runtime:
        return try RuntimeCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .selftest:
        return try SelfTestCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .samples:
        return try SamplesCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .counts:
        return try CountsCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .tally:
        return try TallyCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .lines:
        return try LinesCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .coupling:
        return try CouplingCommand(architectures: architectures, console: console).run(line)
      case .rules:
        return try RulesCommand(architectures: architectures, console: console).run(line)
      case .coverage:
        return try CoverageCommand(architectures: architectures, console: console, surroundings: surroundings)
          .run(line)
      case .spread:
        return try SpreadCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .mutate:
        return try MutateCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .growth:
        return try GrowthCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .build:
        return try BuildCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .play:
        return try PlayCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .trace:
        return try TraceCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .new:
        return try NewCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .check:
        return try CheckCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      case .docs:
        return try DocsCommand(console: console, surroundings: surroundings).run(line)
      case .list:
        return try ListCommand(architectures: architectures, console: console, surroundings: surroundings).run(line)
      }
    } catch let errors as StoryFileErrors {
      for error in errors.errors { console.diagnostic("\(error)") }
    } catch ConsoleError.nobodyReads {
      return .success
    } catch {
      // What fails because it was ended is nobody's fault.
      if let code = surroundings.interruption.exitCode { return code }
      console.diagnostic("compare: \(ErrorText.of(error))")
      // What is measured doesn't build or run, which is no fault of the command line.
      if case ToolchainError.failed = error { return .failed }
    }
    return .unusableInput
  }

  private static func report(_ lines: [String], to console: Console) throws(ConsoleError) -> ExitCode {
    try console.result(lines)
    return .success
  }
}
