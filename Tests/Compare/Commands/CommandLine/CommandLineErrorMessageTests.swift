import Testing

@testable import CompareSuite

struct CommandLineErrorMessageTests {
  @Test(arguments: [
    (
      CommandLineError.unknownCommand("storis", known: ["stories", "list"]),
      "Unknown command “storis”. Did you mean “stories”? Commands: stories and list."
    ),
    (
      .unknownCommand("my.feature", known: ["stories"]),
      "Unknown command “my.feature”. Commands: stories. To run a story file: compare stories my.feature"
    ),
    (
      .unknownOption("--sed", command: .compare),
      "“compare” has no option “--sed”. Did you mean “--seed”? "
        + "Its options are --quick, --only, --with, --skip, --fresh, --sessions, --rounds, --seed, --all, --architecture, --format, --output, --help and --version. "
        + "See “compare --help”."
    ),
    (
      .unknownOption("--tag", command: .list, owner: .stories),
      "“compare list” has no option “--tag”. “compare stories” has it. "
        + "Its options are --measures, --help and --version. See “compare help list”."
    ),
    (
      .repeatedOption(.format, command: .stories),
      "The option --format was given twice; give it once. See “compare help stories”."
    ),
    (
      .valueMissing(.architecture, command: .stories),
      "The option --architecture needs a value: --architecture NAME. See “compare help stories”."
    ),
    (
      .valueUnexpected("--help", command: .compare),
      "The option --help takes no value. See “compare --help”."
    ),
    (
      .unknownValue("viper", option: .architecture, known: ["MVC", "VIPER"]),
      "“viper” isn't a valid value for --architecture. Did you mean “VIPER”? Known: MVC and VIPER."
    ),
    (
      .unexpectedArgument("x", command: .list),
      "“compare list” takes no argument “x”. See “compare help list”."
    ),
    (.noStoryTagged(["@a", "@b"], known: []), "No story has the tag “@a” or “@b”. The stories have no tags."),
    (
      .noStoryTagged(["@wp"], known: ["@quick", "@wip"]),
      "No story has the tag “@wp”. Did you mean “@wip”? Tags are @quick and @wip."
    ),
  ])
  func anErrorSaysWhatToDo(error: CommandLineError, message: String) {
    #expect("\(error)" == message)
  }
}
