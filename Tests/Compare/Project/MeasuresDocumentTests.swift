import Report
import Results
import SyntaxFacts
import Testing

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct MeasuresDocumentTests {
  @Test("The page on metrics has the program's catalogue; “swift run compare docs” writes it")
  func documented() throws {
    let page = try Project.text(at: "docs/metrics.md").split(separator: "\n", omittingEmptySubsequences: false)
    let table = page.drop { $0 != "<!-- measures -->" }.dropFirst().prefix { $0 != "<!-- end -->" }
    #expect(table.filter { !$0.isEmpty }.map(String.init) == MeasuresMarkdown.lines)
  }

  @Test("Each measure is computed by an existing type, and an existing function or property")
  func computed() throws {
    var types: Set<String> = []
    var members: Set<String> = []
    for file in try SyntaxReader.files(under: Project.folder.appending(path: "Sources")) {
      let extents = try SyntaxReader.extents(inFile: Project.folder.appending(path: "Sources/\(file.path)"))
      types.formUnion(extents.types.map(\.name))
      members.formUnion(
        extents.units.map { unit in String(unit.name.prefix { $0 != "(" }.replacing(/\.get$/, with: "")) })
    }
    let unknown = Measures.all.map(\.computedBy).filter { !types.contains($0) && !members.contains($0) }
    #expect(unknown == [])
    #expect(!types.contains("LineTallies") && !members.contains("TypeGraph.fanOuts"))
  }
}
