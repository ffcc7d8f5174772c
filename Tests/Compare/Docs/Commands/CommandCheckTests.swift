import Testing

@testable import Docs

struct CommandCheckTests {
  private let made: MadeProject

  init() throws { made = try MadeProject(["Scripts/go": "", "README.md": ""]) }

  private func findings(_ text: String) -> [DocsFinding] {
    CommandCheck(project: made.project, commands: .made).findings(in: "README.md", text)
  }

  @Test(
    "A command that can be run passes",
    arguments: [
      "`swift run -c release compare list`",
      "```sh\n$ swift test --filter A\nScripts/go a\nSAMEAPP_STRICT=1 swift build\n```",
      "```\ncompare list | head\n```", "```text\nswift bogus\n```", "| `swift run compare list` |",
      "`swift run --package-path Examples/Elm other`", "plain", "<!-- tree: A -->\n```\nswift bogus\n```\n<!-- end -->",
    ])
  func well(text: String) {
    #expect(findings(text) == [])
  }

  @Test(
    "Any other is named with its line",
    arguments: [
      ("a `swift run compare bogus`", 1), ("```sh\n  swift run compare bogus\n```", 2), ("`Scripts/none`", 1),
      ("```\nswift run other\n```", 2), ("```\nswift bogus\n```", 2), ("```\ncompare 'a\n```", 2),
      ("`swift run -c release`", 1),
    ])
  func wrong(text: String, line: Int) {
    #expect(findings(text).map(\.line) == [line])
  }
}
