import Testing

@testable import Docs

struct CommandOutputTests {
  private let made: MadeProject

  init() throws { made = try MadeProject(["README.md": ""]) }

  private func lines(
    _ command: String, prints text: String? = "a\nb\n"
  ) throws(DocsProblem) -> [String]? {
    var run: (([String]) throws(DocsProblem) -> String)?
    if let text { run = { arguments in arguments.first == "list" ? text : "" } }
    return try CommandOutput(project: made.project, commands: .made, run: run).lines(command)
  }

  @Test(
    "Output is fenced in the language that was asked for",
    arguments: [
      ("compare list", "text"), ("compare list --format=json", "json"),
      ("compare list --format csv", "text"),
    ])
  func fenced(command: String, language: String) throws {
    #expect(try lines(command) == ["```\(language)", "a", "b", "```"])
  }

  @Test("Output that isn’t refreshed stays, and its command is read nevertheless")
  func notRun() throws {
    #expect(try lines("compare list", prints: nil) == nil)
    #expect(throws: DocsProblem.badCommand("compare bogus", reason: "unknown")) {
      try lines("compare bogus", prints: nil)
    }
  }

  @Test(
    "Other programs, half a quote, a command without output, and a path of this machine are refused",
    arguments: ["ls", "compare list 'a", "compare play", "compare list --path"])
  func refused(command: String) {
    #expect(throws: DocsProblem.self) { try lines(command, prints: made.project.folder.path) }
  }
}
