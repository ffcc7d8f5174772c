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
      ("compare list", "text"), ("compare list --format mermaid", "mermaid"), ("compare list --format=json", "json"),
      ("compare list --format csv", "text"),
    ])
  func fenced(command: String, language: String) throws {
    #expect(try lines(command) == ["```\(language)", "a", "b", "```"])
  }

  @Test("Where nothing is run, it stays as it is, and is read nevertheless")
  func notRun() throws {
    #expect(try lines("compare list", prints: nil) == nil)
    #expect(throws: DocsProblem.badCommand("compare bogus", reason: "unknown")) {
      try lines("compare bogus", prints: nil)
    }
  }

  @Test(
    "Other programs, half a quote and what asks for a terminal are refused",
    arguments: ["ls", "compare list 'a", "compare play"])
  func refused(command: String) {
    #expect(throws: DocsProblem.self) { try lines(command) }
  }

  @Test("A path of this machine is not shown")
  func path() {
    let path = made.project.folder.path
    #expect(throws: DocsProblem.outputHasPath("compare list", path: path)) {
      try lines("compare list", prints: "\(path)/a.swift\n")
    }
  }
}
