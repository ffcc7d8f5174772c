import Results
import Testing

@testable import CompareSuite

struct HelpTextTests {
  @Test func aCommandIsExplained() {
    #expect(
      HelpText.lines(for: .report).joined(separator: "\n") == """
        Render a saved result, or the repository's own.

        Usage: compare report [--all] [--format text|markdown|json|csv|html] [--output PATH]
                              [RESULT.json]

        Options:
          --all          print every measure
          --format text|markdown|json|csv|html
                         output format (default: text)
          --output PATH  write the report to this file
          --help         print this help
          --version      print the version

        Exit code:
          0    success
          1    a story, test or rule failed, a walk found a difference, or work grows too fast
          2    invalid command line or unreadable file
          129  terminal closed (SIGHUP)
          130  interrupted by Ctrl-C (SIGINT)
          143  terminated (SIGTERM)
        """)
  }

  @Test(
    "A command's own default replaces the option's",
    arguments: [
      (Command.selftest, "margin", "1"), (.runtime, "margin", "3"), (.build, "rounds", "3"), (.runtime, "rounds", "60"),
      (.walk, "seed", "random"), (.report, "format", "text"),
    ])
  func defaults(command: Command, option: String, value: String) {
    let line = HelpText.lines(for: command).joined(separator: "\n")
    #expect(line.contains(try! Regex("--\(option) [^-]*\\(default: \(value)\\)")))
  }

  @Test func whatMayBeRepeatedSaysSo() {
    #expect(
      HelpText.lines(for: .lines).contains { $0.hasPrefix("  --architecture NAME ") && $0.hasSuffix("(repeatable)") })
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
