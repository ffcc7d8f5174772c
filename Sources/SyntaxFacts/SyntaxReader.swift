package import Metrics

#if canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import SwiftDiagnostics
  internal import SwiftParser
  internal import SwiftParserDiagnostics
  internal import SwiftSyntax
#endif

/// What Swift's own parser knows about a source: the one door to it, so that nothing else has to link it.
///
/// Not named after its module, which a type of a module with library evolution must not be; and for the package only, as
/// the modules whose types it takes and returns are built without.
package enum SyntaxReader {
  /// Whether this was built with a toolchain that brings the parser; where not, every function throws.
  package static var isAvailable: Bool {
    #if canImport(SwiftParser) && canImport(SwiftSyntax)
      true
    #else
      false
    #endif
  }

  /// Reads one source, all branches of its `#if`s included, whether or not it compiles.
  /// - Throws: `SyntaxFactsError.parserMissing` where the parser is not available.
  package static func facts(of source: String) throws(SyntaxFactsError) -> SourceFacts {
    #if canImport(SwiftParser) && canImport(SwiftSyntax)
      let text = withoutByteOrderMark(source)
      let tree = Parser.parse(source: text)
      let lines = LineFinder(text)
      lines.walk(tree)
      let statements = StatementCounter(viewMode: .sourceAccurate)
      statements.walk(tree)
      let converter = SourceLocationConverter(fileName: "", tree: tree)
      let units = UnitFinder(converter)
      units.walk(tree)
      return SourceFacts(
        lines: lines.tally.count, statements: statements.count, units: units.units,
        holdsProtocolsOnly: holdsProtocolsOnly(tree), problem: tree.hasError ? firstProblem(of: tree, converter) : nil)
    #else
      throw .parserMissing
    #endif
  }

  /// Where the types, extensions and typealiases of one source stand, in its order.
  /// - Throws: `SyntaxFactsError.parserMissing` where the parser is not available.
  package static func regions(in source: String) throws(SyntaxFactsError) -> [DeclaredRegion] {
    #if canImport(SwiftParser) && canImport(SwiftSyntax)
      read(source, with: RegionFinder.init).regions
    #else
      throw .parserMissing
    #endif
  }

  /// The imports of one source, in its order.
  /// - Throws: `SyntaxFactsError.parserMissing` where the parser is not available.
  package static func imports(in source: String) throws(SyntaxFactsError) -> [ModuleImport] {
    #if canImport(SwiftParser) && canImport(SwiftSyntax)
      read(source, with: ImportFinder.init).imports
    #else
      throw .parserMissing
    #endif
  }

  /// What one source declares: its types, and what has a body.
  /// - Throws: `SyntaxFactsError.parserMissing` where the parser is not available.
  package static func extents(in source: String) throws(SyntaxFactsError) -> SourceExtents {
    #if canImport(SwiftParser) && canImport(SwiftSyntax)
      read(source, with: ExtentFinder.init).extents
    #else
      throw .parserMissing
    #endif
  }

  /// The names of the tests in one source, in its order.
  /// - Throws: `SyntaxFactsError.parserMissing` where the parser is not available.
  package static func testNames(in source: String) throws(SyntaxFactsError) -> [String] {
    #if canImport(SwiftParser) && canImport(SwiftSyntax)
      read(source) { _ in TestNameFinder(viewMode: .sourceAccurate) }.names
    #else
      throw .parserMissing
    #endif
  }

  #if canImport(SwiftParser) && canImport(SwiftSyntax)
    /// Has a finder look through a source.
    private static func read<Finder: SyntaxVisitor>(
      _ source: String, with makeFinder: (SourceLocationConverter) -> Finder
    ) -> Finder {
      let tree = Parser.parse(source: withoutByteOrderMark(source))
      let finder = makeFinder(SourceLocationConverter(fileName: "", tree: tree))
      finder.walk(tree)
      return finder
    }

    private static func holdsProtocolsOnly(_ tree: SourceFileSyntax) -> Bool {
      let items = tree.statements.map(\.item).filter { !$0.is(ImportDeclSyntax.self) }
      return !items.isEmpty && items.allSatisfy { $0.is(ProtocolDeclSyntax.self) }
    }

    private static func firstProblem(of tree: SourceFileSyntax, _ converter: SourceLocationConverter) -> String? {
      ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }.map {
        let place = $0.location(converter: converter)
        return "\(place.line):\(place.column): \($0.message)"
      }
    }
  #endif

  private static func withoutByteOrderMark(_ source: String) -> String {
    source.unicodeScalars.first == "\u{FEFF}" ? String(source.unicodeScalars.dropFirst()) : source
  }
}
