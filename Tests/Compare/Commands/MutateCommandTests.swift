import Testing

@testable import CompareSuite

struct MutateCommandTests {
  @Test(arguments: [
    (
      ["--by", "story"],
      "“story” isn't a valid value for --by. Known: tests, tests-without-screen, charter and stories.\n"
    ),
    (["--limit=0"], "“0” isn't a valid value for --limit, which takes a whole number from 1 to "),
    (["--limit=-1"], "“-1” isn't a valid value for --limit, which takes a whole number from 1 to "),
    (["--limit=many"], "“many” isn't a valid value for --limit, which takes a whole number from 1 to "),
    ([], "The sources of A are in no package;"),
  ])
  func whatCannotBeUsedIsSaid(arguments: [String], message: String) {
    CompareRun(["mutate"] + arguments).expectRefusal(message)
  }
}
