import SyntaxFacts
import Testing

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct TestFilesTests {
  @Test("Every file that holds logic has a test file of the same name", arguments: try Project.implementations)
  func testFiles(implementation: String) throws {
    let tests = Set(try Project.tests(of: implementation).map { Self.name(of: $0.path) })
    let untested = try Project.sources(of: implementation)
      .filter { !$0.facts.units.isEmpty && !tests.contains(Self.name(of: $0.path) + "Tests") }
    #expect(untested.map(\.path) == [])
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.dropLast(".swift".count))
  }
}
