import Metrics
import SyntaxFacts
import Testing

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct CharterSentencesTests {
  private let charter: Charter

  init() throws {
    charter = Charter(try Project.text(at: "docs/test-charter.md"))
  }

  @Test("The charter has behaviours, and no section repeats one")
  func behaviours() {
    let all = charter.behaviours.map { "\($0.section): \(Charter.letters(of: $0.sentence))" }
    #expect(all.count > 50)
    #expect(Set(all).count == all.count)
  }

  @Test("Each behaviour of the charter has a test with its name, in its section's folder")
  func isTested() throws {
    let names: [String: [String]] = try Project.tests(of: "Charter").reduce(into: [:]) { names, file in
      let section = file.path.split(separator: "/").first.map(String.init) ?? ""
      names[section, default: []] += try SyntaxReader.testNames(in: Project.text(at: "Tests/CharterTests/\(file.path)"))
    }
    #expect(charter.untested(by: names).map(\.description) == [])
  }
}
