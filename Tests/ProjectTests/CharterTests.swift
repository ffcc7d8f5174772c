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
    var names: [String: [String]] = [:]
    for file in try Project.tests(of: implementation) {
      let section = file.path.split(separator: "/").first.map(String.init) ?? ""
      let source = try Project.text(at: "Tests/\(implementation)Tests/\(file.path)")
      names[section, default: []] += try SyntaxReader.testNames(in: source)
    }
    for behaviour in charter.untested(by: names) {
      Issue.record("\(implementation) has no test named so: \(behaviour)")
    }
  }
}
