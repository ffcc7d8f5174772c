import Testing

@testable import Docs

struct CommandCheckTests {
  private let made: MadeProject

  init() throws { made = try MadeProject(["Scripts/go": "", "README.md": ""]) }

  private func findings(_ text: String) -> [DocsFinding] {
    CommandCheck(project: made.project, commands: .made).findings(in: "README.md", text)
  }

  @Test(
    "Commands that work are well",
    arguments: [
      "`swift run -c release compare list`",
      "```sh\n$ swift test --filter A\nScripts/go a\nSAMEAPP_STRICT=1 swift build\n```",
      "```\ncompare list | head\n```", "```text\nswift bogus\n```", "| `swift run compare list` |",
      "```sh\nswift run compare \\\n  list\n```", "`swift run --package-path Examples/Elm other`", "plain",
      "<!-- tree: A -->\n```\nswift bogus\n```\n<!-- end -->",
    ])
  func well(text: String) {
    #expect(findings(text) == [])
  }

  @Test(
    "Others are named with their place",
    arguments: [
      ("a `swift run compare bogus`", 1, 4), ("```sh\n  swift run compare bogus\n```", 2, 3), ("`Scripts/none`", 1, 2),
      ("```\nswift run other\n```", 2, 1), ("```\nswift bogus\n```", 2, 1),
      ("```sh\nswift\\\n run compare bogus\n```", 2, 1),
      ("```\ncompare 'a\n```", 2, 1), ("`swift run -c release`", 1, 2),
    ])
  func wrong(text: String, line: Int, column: Int) {
    let findings = findings(text)
    #expect(findings.map(\.line) == [line])
    #expect(findings.map(\.column) == [column])
  }
}
