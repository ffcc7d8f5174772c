import Report
import Results
import SyntaxFacts
import Testing

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct MeasuresDocumentTests {
  @Test("The page on metrics has the catalogue as the program has it; “swift run compare docs” writes it")
  func documented() throws {
    let page = try Project.text(at: "docs/metrics.md").split(separator: "\n", omittingEmptySubsequences: false)
    let table = page.drop { $0 != "<!-- measures -->" }.dropFirst().prefix { $0 != "<!-- end -->" }
    #expect(table.filter { !$0.isEmpty }.map(String.init) == MeasuresMarkdown.lines)
  }

  @Test("What a measure is computed by is a type of the sources, and a function or property in it")
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
