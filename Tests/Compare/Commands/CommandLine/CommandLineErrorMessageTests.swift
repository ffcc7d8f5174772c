import Testing

@testable import CompareSuite

struct CommandLineErrorMessageTests {
  @Test(arguments: [
    (
      CommandLineError.unknownCommand("bogus", known: ["stories", "list"]),
      "There is no command “bogus”. Commands are stories and list."
    ),
    (
      .unknownCommand("storis", known: ["stories", "list"]),
      "There is no command “storis”. Did you mean “stories”? Commands are stories and list."
    ),
    (
      .unknownCommand("my.feature", known: ["stories"]),
      "There is no command “my.feature”. Commands are stories. To run a story file: compare stories my.feature"
    ),
    (
      .unknownOption("--sed", command: .compare),
      "“compare” has no option “--sed”. Did you mean “--seed”? "
        + "Its options are --quick, --only, --with, --skip, --fresh, --sessions, --rounds, --seed, --all, --architecture, --format, --output, --help and --version. "
        + "“compare --help” tells more."
    ),
    (
      .unknownOption("--tag", command: .list, owner: .stories),
      "“compare list” has no option “--tag”. “compare stories” has it. "
        + "Its options are --measures, --help and --version. “compare help list” tells more."
    ),
    (
      .repeatedOption(.format, command: .stories),
      "The option --format was given twice; give it once. “compare help stories” tells more."
    ),
    (
      .valueMissing(.architecture, command: .stories),
      "The option --architecture needs a value: --architecture NAME. “compare help stories” tells more."
    ),
    (
      .valueUnexpected("--help", command: .compare),
      "The option --help takes no value. “compare --help” tells more."
    ),
    (
      .unknownValue("viper", option: .architecture, known: ["MVC", "VIPER"]),
      "“viper” is no value of --architecture. Did you mean “VIPER”? Known are MVC and VIPER."
    ),
    (
      .numberOutOfRange("0", option: .rounds, least: "1", most: "9"),
      "“0” is no value of --rounds, which takes a whole number from 1 to 9."
    ),
    (
      .unexpectedArgument("x", command: .list),
      "“compare list” takes no argument “x”. “compare help list” tells more."
    ),
    (.noStoryTagged(["@a", "@b"], known: []), "No story has the tag “@a” or “@b”. The stories have no tags."),
    (
      .noStoryTagged(["@wp"], known: ["@quick", "@wip"]),
      "No story has the tag “@wp”. Did you mean “@wip”? Tags are @quick and @wip."
    ),
    (
      .noStoryNamed("out", known: ["In", "Out"]),
      "There is no story “out”. Did you mean “Out”? “compare list” names all."
    ),
    (.parseOnlyFormat, "--parse-only prints JSON; leave --format text away."),
    (.noPartLeft, "All parts are left out; name one with --only that isn't named with --skip."),
    (
      .filesWanted("one file", command: .report),
      "“compare report” takes one file: compare report RESULT.json. “compare help report” tells more."
    ),
    (
      .noArchitectures,
      "There are no architectures to compare; the executable has to hand one at least to CompareSuite.main."
    ),
  ])
  func everyErrorSaysWhatToDo(error: CommandLineError, message: String) {
    #expect("\(error)" == message)
  }
}
