import Metrics
import SyntaxFacts
import Testing

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct CharterTests {
  private let charter: Charter

  init() throws {
    charter = Charter(try Project.text(at: "docs/test-charter.md"))
  }

  @Test("The charter has behaviours, each once in its section")
  func behaviours() {
    let all = charter.behaviours.map { "\($0.section): \(Charter.letters(of: $0.sentence))" }
    #expect(all.count > 50)
    #expect(Set(all).count == all.count)
  }

  @Test("Every implementation has a test for each behaviour of the charter", arguments: try Project.implementations)
  func isTested(implementation: String) throws {
    let names = try names(of: Project.tests(of: implementation), in: implementation)
    for behaviour in charter.untested(by: names) {
      Issue.record("\(implementation) has no test named so: \(behaviour)")
    }
  }

  @Test("The tests that come with `compare new` show each behaviour, and need nothing that stays behind")
  func comesAlong() throws {
    let (staying, coming) = try Project.tests(of: "MassiveImpl").reduce(into: ([SourceFile](), [SourceFile]())) {
      let text = try Project.text(at: "Tests/MassiveImplTests/\($1.path)")
      if text.contains("@testable import MassiveImpl") { $0.0.append($1) } else { $0.1.append($1) }
    }
    #expect(charter.untested(by: try names(of: coming, in: "MassiveImpl")).map(\.description) == [])
    // Files that hold only tests aren't needed by others.
    #expect(staying.map(\.path).filter { !$0.hasSuffix("Tests.swift") } == [])
  }

  private func names(of files: [SourceFile], in implementation: String) throws -> [String: [String]] {
    try files.reduce(into: [:]) { names, file in
      let section = file.path.split(separator: "/").first.map(String.init) ?? ""
      names[section, default: []] += try SyntaxReader.testNames(
        in: Project.text(at: "Tests/\(implementation)Tests/\(file.path)"))
    }
  }
}
