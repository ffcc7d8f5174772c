import Results
import Testing

@testable import CompareSuite

struct HelpTextTests {
  @Test func aCommandIsExplained() {
    #expect(
      HelpText.lines(for: .report).joined(separator: "\n") == """
        Renders a saved result, or the repository's own if no file is named.

        Usage: compare report [--all] [--format text|markdown|json|csv|html] [--output PATH]
                              [RESULT.json]

        Options:
          --all          every measure in the table of the terminal, with correlations and intervals
          --format text|markdown|json|csv|html
                         how to print it; the first unless said otherwise
          --output PATH  write the report to this file
          --help         this text
          --version      the version

        Exit code:
          0    all is well
          1    a story or test failed, a walk found something, a rule is broken, or work grows too fast
          2    the command line or a file can't be used
          129  the terminal was closed (SIGHUP)
          130  Ctrl-C was pressed (SIGINT)
          143  it was told to terminate (SIGTERM)
        """)
  }

  @Test func everyCommandIsListed() {
    let lines = HelpText.lines(for: .compare)
    for command in Command.named {
      #expect(lines.contains { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix(" \(command.summary)") })
    }
  }

  @Test(arguments: Command.all)
  func everyLineFitsATerminalAndEveryOptionIsExplained(command: Command) {
    let lines = HelpText.lines(for: command)
    #expect(lines.allSatisfy { $0.count <= 100 })
    for flag in command.flags { #expect(lines.contains { $0.hasPrefix("  \(flag)") }) }
  }

  @Test(arguments: [
    ([], Command.compare), (["compare"], .compare), (["stories"], .stories), (["list"], .list), (["help"], .help),
  ])
  func helpTakesTheNameOfACommand(operands: [String], command: Command) throws {
    #expect(try HelpText.lines(forOperands: operands) == HelpText.lines(for: command))
  }

  @Test func helpTakesNothingElse() {
    #expect(throws: CommandLineError.unknownCommand("bogus", known: Command.named.map(\.name))) {
      try HelpText.lines(forOperands: ["bogus"])
    }
    #expect(throws: CommandLineError.unexpectedArgument("list", command: .help)) {
      try HelpText.lines(forOperands: ["stories", "list"])
    }
  }
}

nonisolated extension Command: CustomTestStringConvertible {
  public var testDescription: String { invocation }
}
