import Basics
import Foundation
import Measuring
import Results
import SuiteFixtures
import Testing
import Toolchain

@testable import CompareSuite
@testable import Docs

@MainActor
struct DocsCommandTests {
  private let folder = TemporaryFolder.holding([
    "Package.swift": "", "docs/a.txt": "", "Sources/Compare/Registry.swift": "", "Sources/A.swift": "let a = 1\n",
    "README.md": "# A\n<!-- listing: Sources/A.swift -->\n<!-- end -->\n",
  ])

  private static let filled =
    "# A\n<!-- listing: Sources/A.swift -->\n\n```swift\nlet a = 1\n```\n\n[Sources/A.swift](Sources/A.swift)\n\n<!-- end -->\n"

  private func run(
    _ arguments: String..., in place: URL? = nil, printing outcome: ToolRun.Outcome? = nil
  ) -> (exitCode: ExitCode, output: String, diagnostics: String) {
    var (output, diagnostics) = ("", "")
    var process = ProcessContext.fake()
    process.currentFolder = { [path = folder.path] in place ?? URL(filePath: path).appending(path: "Sources") }
    if let outcome { process.attemptItself = { _ in outcome } }
    let context = CommandContext(
      architectures: [FakeArchitecture("A")], commands: Command.named + [.docs],
      console: Console(result: { output += $0 }, diagnostic: { diagnostics += $0 }), process: process,
      takeTerminal: { () throws(TerminalError) in throw .notATerminal("standard input") })
    let exitCode = CompareSuite.run(["docs"] + arguments, context)
    return (exitCode, output, diagnostics)
  }

  private func result(duties: [SuiteResult.Architecture.Duty]? = nil) throws -> String {
    let result = SuiteResult(
      circumstances: .fixture, seed: 1,
      architectures: [SuiteResult.Architecture(name: "A", idea: "idea", module: "AImpl", roles: [], duties: duties)])
    try folder.write(JSONText.of(result), to: "result.json")
    return folder.path(of: "result.json")
  }

  @Test("Documents are filled from anywhere in the checkout, and a second run changes nothing")
  func fills() throws {
    let first = run()
    #expect(first.exitCode == .success)
    #expect(first.output == "Written: README.md\n")
    #expect(try folder.text("README.md") == Self.filled)
    #expect(run().output == "Nothing to change: all is fresh.\n")
    #expect(run("--check").exitCode == .success)
  }

  @Test("A picture is drawn from the result into a file beside the documents, and one that differs is stale")
  func pictures() throws {
    try folder.write("<!-- picture: A -->\n<!-- end -->\n", to: "docs/a.md")
    let duties = [SuiteResult.Architecture.Duty(name: "asks", type: "Pages", role: nil)]
    #expect(run("--result", try result(duties: duties)).exitCode == .success)
    #expect(try folder.text("docs/a.md").contains("![On the list of places in A, Pages asks.](pictures/places-a.svg)"))
    #expect(try folder.text("docs/pictures/places-a.svg").contains("Pages"))
    #expect(run("--check").exitCode == .success)
    try folder.write("<svg/>\n", to: "docs/pictures/places-a.svg")
    let check = run("--check")
    #expect(check.exitCode == .failed && check.output.hasPrefix("docs/pictures/places-a.svg:1: "))
    try folder.write("<!-- picture: B -->\n<!-- end -->\n", to: "docs/a.md")
    #expect(run().exitCode == .unusableInput)
  }

  @Test("A check lists stale marks and changes nothing")
  func checks() throws {
    let before = try folder.text("README.md")
    let check = run("--check")
    #expect(check.exitCode == .failed)
    #expect(check.output.hasPrefix("README.md:2: "))
    #expect(try folder.text("README.md") == before)
  }

  @Test("A dead link alone fails the check")
  func deadLink() throws {
    try folder.write(Self.filled + "[a](none.md)\n", to: "README.md")
    #expect(run().exitCode == .success)
    #expect(run("--check").exitCode == .failed)
  }

  @Test("All problems are listed at once, and nothing is written")
  func wrong() throws {
    let text = "<!-- listing: Sources/A.swift -->\n<!-- end -->\n<!-- tree: Sources/B -->\n<!-- end -->\n<!-- end -->\n"
    try folder.write(text, to: "README.md")
    for arguments in [[], ["--check"]] {
      let run = arguments.isEmpty ? run() : run("--check")
      #expect(run.exitCode == .unusableInput)
      #expect(run.diagnostics.contains("README.md:3: ") && run.diagnostics.contains("README.md:5: "))
      #expect(run.output.isEmpty)
    }
    #expect(try folder.text("README.md") == text)
  }

  @Test("Commands run only with --outputs")
  func outputs() throws {
    try folder.write("<!-- output: compare list -->\n<!-- end -->\n", to: "README.md")
    #expect(run().output == "Nothing to change: all is fresh.\n")
    let outcome = ToolRun.Outcome(output: Data("a\n".utf8), diagnostics: Data(), status: 0, wasSignalled: false)
    #expect(run("--check", "--outputs", printing: outcome).exitCode == .failed)
    #expect(run("--outputs", printing: outcome).exitCode == .success)
    #expect(try folder.text("README.md").contains("```text\na\n```"))
    let failed = ToolRun.Outcome(output: Data(), diagnostics: Data("no".utf8), status: 1, wasSignalled: false)
    #expect(run("--outputs", printing: failed).exitCode == .unusableInput)
  }

  @Test("A result is recorded, and its numbers are shown")
  func records() throws {
    try folder.write("<!-- result -->\n<!-- end -->\n", to: "README.md")
    #expect(run().exitCode == .unusableInput)
    #expect(run("--result", try result()).output == "Written: README.md\nWritten: docs/results/suite.json\n")
    #expect(try folder.text("README.md").contains("Measured on 2026-11-21 with"))
    #expect(run("--check").exitCode == .success)
    let recorded = try folder.text("docs/results/suite.json")
    #expect(recorded.hasPrefix("{\"architectures\":[{") && recorded.hasSuffix("}\n"))
    #expect(recorded.count { $0 == "\n" } == 1)
  }

  @Test(
    "A recorded result that can’t be used is reported once, with the script that writes it",
    arguments: [nil, "{}", "no", "{\"version\": 1}"])
  func unusable(text: String?) throws {
    if let text { try folder.write(text, to: "docs/results/suite.json") }
    try folder.write(String(repeating: "<!-- result -->\n<!-- end -->\n", count: 2), to: "README.md")
    for run in [run(), run("--check")] {
      #expect(run.exitCode == .unusableInput)
      #expect(run.diagnostics.hasPrefix("README.md:1: \(folder.path)/docs/results/suite.json "))
      #expect(run.diagnostics.hasSuffix(" Scripts/refresh-docs measures and writes it.\n"))
      #expect(run.diagnostics.count { $0 == "\n" } == 1)
    }
  }

  @Test("With --check a result is compared with the recorded one")
  func compares() throws {
    let path = try result()
    #expect(run("--result", path).exitCode == .success)
    #expect(run("--check", "--result", path).exitCode == .success)
    try folder.write(folder.text("result.json").replacing("\"A\"", with: "\"B\""), to: "result.json")
    let check = run("--check", "--result", path)
    #expect(check.exitCode == .failed)
    #expect(check.output.hasPrefix("docs/results/suite.json:1: "))
  }

  @Test("A folder outside of a checkout is refused")
  func elsewhere() {
    let run = run(in: URL(filePath: "/nowhere"))
    #expect(run.exitCode == .unusableInput)
    #expect(run.diagnostics.contains("/nowhere"))
  }

  @Test("This project’s recorded result is in this program’s format; Scripts/refresh-docs writes it again")
  func recorded() throws {
    let project = ProjectFolder(try Checkout(above: URL(filePath: #filePath)).folder)
    let result = try SuiteResultFile(path: project.place(ProjectFolder.result).path).result()
    // `#expect` would print both texts.
    let isAsWritten =
      try result.recordedText(withoutFolder: project.folder.path) == project.text(at: ProjectFolder.result)
    #expect(isAsWritten, "The format has changed: run Scripts/refresh-docs.")
  }

  @Test("Each implementation of this project says who does what on the list of places, with types that it has")
  func duties() throws {
    let project = ProjectFolder(try Checkout(above: URL(filePath: #filePath)).folder)
    let result = try SuiteResultFile(path: project.place(ProjectFolder.result).path).result()
    for architecture in result.architectures {
      let module = try #require(result.coupling?.modules.first { $0.name == architecture.module })
      let duties = try #require(architecture.duties, "\(architecture.name)")
      #expect(duties.count == 4)
      for duty in duties {
        #expect(module.nodes.contains { $0.name == duty.type && $0.role == duty.role }, "\(architecture.name): \(duty)")
      }
    }
  }

  @Test("This project’s documents are fresh; “swift run compare docs” fills them")
  func fresh() throws {
    let run = run("--check", in: URL(filePath: #filePath))
    #expect(run.exitCode == .success, "\(run.output)\(run.diagnostics)")
  }
}
