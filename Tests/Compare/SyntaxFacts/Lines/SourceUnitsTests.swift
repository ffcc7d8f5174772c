import Basics
import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct SourceUnitsTests {
  @Test("Units, their complexity and the statements match those worked out by hand", arguments: measuredSources)
  func measured(source: MeasuredSource) throws {
    let facts = try SyntaxReader.facts(of: source.text)
    #expect(facts.units.map { "\($0.name)@\($0.line) \($0.cyclomatic) \($0.cognitive)" } == source.units)
    #expect(facts.statements == source.statements)
    #expect(facts.problem == nil)
  }

  @Test("A source that doesn't parse is measured as far as possible, and says where it breaks")
  func broken() throws {
    let facts = try SyntaxReader.facts(of: "func f() {\n  if true {\n    let = 1\n  }\n}\n")
    #expect(facts.code == 5)
    #expect(facts.units.map(\.cyclomatic) == [2])
    #expect(facts.problem?.hasPrefix("3:9: ") == true)
  }

  @Test("Imports are listed with their place, including those in branches that aren't compiled")
  func imports() throws {
    let facts = try SyntaxReader.facts(
      of: "import Foundation\n#if canImport(UIKit)\n  import struct UIKit.CGRect\n#endif\n")
    #expect(
      facts.imports == [
        ModuleImport(module: "Foundation", position: SourcePosition(line: 1, column: 1)),
        ModuleImport(module: "UIKit", position: SourcePosition(line: 3, column: 3)),
      ])
  }

  @Test("A long chain of else-ifs and deep nesting are read to the end")
  func extremes() throws {
    let chain = "func f(_ a: Int) { if a == 0 {}" + String(repeating: " else if a == 1 {}", count: 5_000) + " }"
    let deep = String(repeating: "if true { ", count: 200) + String(repeating: "}", count: 200)
    let folder = try TemporaryFolder(["chain.swift": chain, "deep.swift": "func f() { \(deep) }"])
    let units = try SyntaxReader.files(under: folder.url).flatMap(\.facts.units)
    #expect(units.map(\.cyclomatic) == [5_002, 201])
    #expect(units.map(\.cognitive) == [5_001, (1...200).reduce(0, +)])
  }
}
