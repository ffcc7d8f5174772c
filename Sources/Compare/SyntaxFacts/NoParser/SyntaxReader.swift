package import Metrics

/// The reader for a toolchain without a parser. It always throws.
package enum SyntaxReader {
  package static var isAvailable: Bool { false }

  package static func facts(of source: String) throws(SyntaxFactsError) -> SourceFacts { throw .parserMissing }
  package static func regions(in source: String) throws(SyntaxFactsError) -> [DeclaredRegion] { throw .parserMissing }
  package static func statements(in source: String) throws(SyntaxFactsError) -> [SourceStatement] {
    throw .parserMissing
  }
  package static func extents(in source: String) throws(SyntaxFactsError) -> SourceExtents { throw .parserMissing }
  package static func units(in source: String) throws(SyntaxFactsError) -> [SourceUnit] { throw .parserMissing }
  package static func lines(using name: String, in source: String) throws(SyntaxFactsError) -> Set<Int> {
    throw .parserMissing
  }
  package static func testNames(in source: String) throws(SyntaxFactsError) -> [String] { throw .parserMissing }
  package static func mutants(in source: String) throws(SyntaxFactsError) -> MutableSource { throw .parserMissing }
  package static func isIdentifier(_ text: String) throws(SyntaxFactsError) -> Bool { throw .parserMissing }
}
