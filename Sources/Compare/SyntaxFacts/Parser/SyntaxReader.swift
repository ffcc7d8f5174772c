package import Metrics
internal import SwiftDiagnostics
internal import SwiftOperators
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// Reads sources with Swift's own parser, which only this module links. The type isn't named after its module, because
/// library evolution forbids that.
package enum SyntaxReader {
  package static var isAvailable: Bool { true }

  /// Reads a source, including all branches of each `#if`, whether or not it compiles.
  package static func facts(of source: String) throws(SyntaxFactsError) -> SourceFacts {
    let tree = Parser.parse(source: withoutByteOrderMark(source))
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let code = walk(tree, with: LineFinder(converter))
    return SourceFacts(
      code: code.lines.count, statements: walk(tree, with: StatementFinder(converter)).statements.count,
      units: walk(tree, with: UnitFinder(converter)).units, imports: walk(tree, with: ImportFinder(converter)).imports,
      declarations: declarations(in: tree, code), holdsProtocolsOnly: holdsProtocolsOnly(tree),
      problem: tree.hasError ? firstProblem(of: tree, converter) : nil)
  }

  package static func regions(in source: String) throws(SyntaxFactsError) -> [DeclaredRegion] {
    read(source, with: RegionFinder.init).regions
  }

  package static func statements(in source: String) throws(SyntaxFactsError) -> [SourceStatement] {
    read(source, with: StatementFinder.init).statements
  }

  package static func extents(in source: String) throws(SyntaxFactsError) -> SourceExtents {
    read(source, with: ExtentFinder.init).extents
  }

  /// Returns functions, initialisers and accessors with their tokens.
  package static func units(in source: String) throws(SyntaxFactsError) -> [SourceUnit] {
    let tree = Parser.parse(source: withoutByteOrderMark(source))
    let finder = walk(tree, with: ExtentFinder(SourceLocationConverter(fileName: "", tree: tree)))
    let tokens = tree.tokens(viewMode: .sourceAccurate).map { token in
      (position: finder.position(token.positionAfterSkippingLeadingTrivia), text: token.text)
    }
    return finder.extents.units.map { unit in
      SourceUnit(unit, text: tokens.filter { unit.range.contains($0.position) }.map(\.text).joined(separator: " "))
    }
  }

  package static func lines(using name: String, in source: String) throws(SyntaxFactsError) -> Set<Int> {
    let tree = Parser.parse(source: withoutByteOrderMark(source))
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let uses = tree.tokens(viewMode: .sourceAccurate).filter { $0.identifier?.name == name }
    return Set(uses.map { $0.startLocation(converter: converter).line })
  }

  package static func testNames(in source: String) throws(SyntaxFactsError) -> [String] {
    read(source) { _ in TestNameFinder(viewMode: .sourceAccurate) }.names
  }

  package static func mutants(in source: String) throws(SyntaxFactsError) -> MutableSource {
    // Unknown operators aren't folded.
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    return MutableSource(text: source, mutants: walk(tree, with: MutantFinder(viewMode: .sourceAccurate)).mutants)
  }

  /// Returns false for an identifier in backticks.
  package static func isIdentifier(_ text: String) throws(SyntaxFactsError) -> Bool {
    !text.contains("`") && text.isValidSwiftIdentifier(for: .variableName)
  }

  private static func read<Finder: SyntaxVisitor>(
    _ source: String, with makeFinder: (SourceLocationConverter) -> Finder
  ) -> Finder {
    let tree = Parser.parse(source: withoutByteOrderMark(source))
    return walk(tree, with: makeFinder(SourceLocationConverter(fileName: "", tree: tree)))
  }

  private static func walk<Finder: SyntaxVisitor>(_ tree: some SyntaxProtocol, with finder: Finder) -> Finder {
    finder.walk(tree)
    return finder
  }

  private static func holdsProtocolsOnly(_ tree: SourceFileSyntax) -> Bool {
    let items = tree.statements.map(\.item).filter { !$0.is(ImportDeclSyntax.self) }
    return !items.isEmpty && items.allSatisfy { $0.is(ProtocolDeclSyntax.self) }
  }

  private static func declarations(in tree: SourceFileSyntax, _ code: LineFinder) -> [CodeDeclaration] {
    tree.statements.compactMap { statement in
      guard let node = statement.item.asProtocol((any DeclGroupSyntax).self) else { return nil }
      return CodeDeclaration(
        name: node.asProtocol((any NamedDeclSyntax).self)?.name.text
          ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? "",
        isProtocol: node.is(ProtocolDeclSyntax.self), code: code.code(in: node))
    }
  }

  private static func firstProblem(of tree: SourceFileSyntax, _ converter: SourceLocationConverter) -> String? {
    ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }.map {
      let place = $0.location(converter: converter)
      return "\(place.line):\(place.column): \($0.message)"
    }
  }

  private static func withoutByteOrderMark(_ source: String) -> String {
    source.unicodeScalars.first == "\u{FEFF}" ? String(source.unicodeScalars.dropFirst()) : source
  }
}
