import Results
import Testing

@testable import CompareSuite

struct HelpTextTests {
  @Test func theWholeIsExplained() {
    #expect(
      HelpText.lines(for: .compare).joined(separator: "\n") == """
        Measures all implementations, part by part, and shows what was found in one report.

        Usage: compare [--quick] [--only PART]… [--with PART]… [--skip PART]… [--fresh]
                       [--sessions N] [--rounds N] [--seed N] [--all] [--architecture NAME]…
                       [--format terminal|markdown|json|csv|html] [--output PATH]
               compare COMMAND …

        Commands:
          report    Renders the report of a comparison again from its JSON.
          diff      Says what has changed between two results of a comparison, and which rules that breaks.
          changes   Says what change requests took in each implementation, and checks that they are met.
          stories   Runs stories: all that come with it, those of files, or the one at a line of a file.
          walk      Walks at random through the implementations and compares them after every step.
          runtime   Times stories and steps everywhere, and says which differences were found.
          selftest  Says whether this place is fit for timing: times the same code twice.
          counts    Counts allocations, retains and memory, the same in every run.
          lines     Counts the lines of Swift code, and measures how complex it is.
          coupling  Shows which types refer to which, as the compiler resolved it.
          rules     Checks who may know whom in each implementation, and asks what view controllers do.
          coverage  Shows what of each implementation its tests run, and the stories.
          spread    Shows over how many types, files and lines each story is spread.
          mutate    Shows which small changes to the implementations their tests and stories notice.
          growth    Measures how the cost of what a user does grows with the number of places.
          build     Times builds of each implementation's module alone, and shows how large it is.
          play      Lets you use the app in the terminal, in all implementations at once.
          trace     Shows which functions each step of a story runs, and who calls whom.
          new       Makes an implementation that compiles at once, and registers it.
          check     Says what an implementation still lacks, in the order in which to build it.
          remove    Shows what an implementation consists of, and deletes that with --yes.
          list      Names the architectures, the stories and the steps that stories are written in.
          help      Explains a command.

        Options:
          --quick              leave out what takes a build of its own, and what is timed
          --only PART          only this part; give it again for more than one
          --with PART          this part as well, as build, which is left out; give it again for more
          --skip PART          all but this part; give it again for more than one
          --fresh              measure anew what was kept of unchanged sources
          --sessions N         how many sessions, each linked in another order; those kept count
          --rounds N           how many rounds at most; 60, for build 3
          --seed N             what chance follows from; 1, for walk a fresh one
          --all                every measure in the table of the terminal, with correlations and intervals
          --architecture NAME  only this implementation; give it again for more than one
          --format terminal|markdown|json|csv|html
                               how to print it; the first unless said otherwise
          --output PATH        write the report to this file
          --help               this text
          --version            the version

        Exit code:
          0    all is well
          1    a story or test failed, a walk found something, a rule is broken, or work grows too fast
          2    the command line or a file can't be used
          129  the terminal was closed (SIGHUP)
          130  Ctrl-C was pressed (SIGINT)
          143  it was told to terminate (SIGTERM)
        """)
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
