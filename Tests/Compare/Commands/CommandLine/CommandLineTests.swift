import Testing

@testable import CompareSuite

struct CommandLineTests {
  @Test func noArgumentsAskForTheComparison() throws {
    let line = try CommandLine([])
    #expect(line.command == .compare)
    #expect(line.values.isEmpty && line.operands.isEmpty && !line.wantsHelp && !line.wantsVersion)
  }

  @Test(arguments: [("stories", Command.stories), ("list", .list), ("help", .help)])
  func aCommandIsAskedForByName(name: String, command: Command) throws {
    #expect(try CommandLine([name]).command == command)
  }

  @Test func aValueFollowsItsOptionOrAnEqualsSign() throws {
    #expect(try CommandLine(["--rounds", "3"]).values == [.rounds: ["3"]])
    #expect(try CommandLine(["--rounds=3"]).values == [.rounds: ["3"]])
    #expect(try CommandLine(["stories", "--tag=a=b"]).values == [.tag: ["a=b"]])
    #expect(try CommandLine(["stories", "--tag=--format"]).values == [.tag: ["--format"]])
    #expect(try CommandLine(["--seed", "-3"]).values == [.seed: ["-3"]])
  }

  @Test func tagsAndArchitecturesMayBeGivenAgain() throws {
    let line = try CommandLine(["stories", "--tag", "a", "--architecture", "X", "--tag", "b", "--architecture=Y"])
    #expect(line.values == [.tag: ["a", "b"], .architecture: ["X", "Y"]])
  }

  @Test func anOptionWithoutAValueMayBeGivenAgain() throws {
    #expect(try CommandLine(["stories", "--parse-only", "--parse-only"]).has(.parseOnly))
    #expect(try !CommandLine(["stories"]).has(.parseOnly))
  }

  @Test func filesStandAnywhere() throws {
    let line = try CommandLine(["stories", "one", "--format", "json", "two", "-"])
    #expect(line.operands == ["one", "two", "-"])
    #expect(line.values == [.format: ["json"]])
  }

  @Test func afterTwoDashesAllAreFiles() throws {
    #expect(try CommandLine(["stories", "--", "--tag", "--", "-h"]).operands == ["--tag", "--", "-h"])
  }

  @Test func helpMayStandBeforeACommand() throws {
    let line = try CommandLine(["--help", "stories"])
    #expect(line.command == .stories && line.wantsHelp)
    #expect(throws: CommandLineError.unexpectedArgument("stories", command: .compare)) {
      try CommandLine(["--quick", "stories"])
    }
  }

  @Test(
    "The terminal's format is called text, and also has its earlier name", arguments: ["text", "terminal"])
  func textFormat(name: String) throws {
    #expect(try CommandLine(["report", "--format", name]).format == .text)
  }

  @Test(arguments: [["--help"], ["-h"], ["stories", "--help"], ["list", "-h"], ["help", "--help"]])
  func helpIsThereForEveryCommand(arguments: [String]) throws {
    #expect(try CommandLine(arguments).wantsHelp)
  }

  @Test(arguments: [["--version"], ["stories", "--version"]])
  func theVersionIsThereForEveryCommand(arguments: [String]) throws {
    #expect(try CommandLine(arguments).wantsVersion)
  }

  @Test(arguments: [
    (["bogus"], CommandLineError.unknownCommand("bogus", known: Command.named.map(\.name))),
    ([""], .unknownCommand("", known: Command.named.map(\.name))),
    (["worker"], .unknownCommand("worker", known: Command.named.map(\.name))),
    (["worker", "x"], .unknownCommand("worker", known: Command.named.map(\.name))),
    (["--bogus"], .unknownOption("--bogus", command: .compare)),
    (["--bogus=1"], .unknownOption("--bogus", command: .compare)),
    (["list", "--tag", "a"], .unknownOption("--tag", command: .list, owner: .stories)),
    (["--rounds"], .valueMissing(.rounds, command: .compare)),
    (["--rounds="], .valueMissing(.rounds, command: .compare)),
    (["--rounds", ""], .valueMissing(.rounds, command: .compare)),
    (["stories", "--tag", "--format", "json"], .valueMissing(.tag, command: .stories)),
    (["stories", "--parse-only=yes"], .valueUnexpected("--parse-only", command: .stories)),
    (["--help=1"], .valueUnexpected("--help", command: .compare)),
    (["list", "--version="], .valueUnexpected("--version", command: .list)),
    (["--seed", "1", "--seed=2"], .repeatedOption(.seed, command: .compare)),
    (["stories", "--format=json", "--format=text"], .repeatedOption(.format, command: .stories)),
    (["list", "x"], .unexpectedArgument("x", command: .list)),
    (["--", "x"], .unexpectedArgument("x", command: .compare)),
    (["-"], .unexpectedArgument("-", command: .compare)),
  ])
  func wrongUseIsRefused(arguments: [String], error: CommandLineError) {
    #expect(throws: error) { try CommandLine(arguments) }
  }
}
