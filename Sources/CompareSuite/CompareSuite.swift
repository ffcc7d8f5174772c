import Foundation
import HeadlessUI
import Stories

/// The command `compare` for any architectures: an executable's `main` hands its own over.
public enum CompareSuite {
  static let version = "0.1.0"

  /// Runs the process's command line and ends the process.
  public static func main(_ architectures: [any Architecture]) -> Never {
    exit(run(Array(Swift.CommandLine.arguments.dropFirst()), architectures: architectures, console: .standard).rawValue)
  }

  /// Runs one command line.
  ///
  /// - Parameter arguments: what follows the program's name.
  public static func run(_ arguments: [String], architectures: [any Architecture], console: Console) -> ExitCode {
    do {
      let line = try CommandLine(arguments)
      if line.wantsVersion { return report(["compare \(version)"], to: console) }
      if line.wantsHelp { return report(HelpText.lines(for: line.command), to: console) }
      switch line.command {
      case .compare: return try ComparisonCommand(architectures: architectures, console: console).run(line)
      case .stories: return try StoriesCommand(architectures: architectures, console: console).run(line)
      case .list: return try ListCommand(architectures: architectures, console: console).run()
      case .help: return report(try HelpText.lines(forOperands: line.operands), to: console)
      }
    } catch let errors as StoryFileErrors {
      for error in errors.errors { console.diagnostic("\(error)") }
    } catch {
      console.diagnostic("compare: \(error)")
    }
    return .unusableInput
  }

  private static func report(_ lines: [String], to console: Console) -> ExitCode {
    console.result(lines)
    return .success
  }
}
