package import Metrics
internal import SwiftDiagnostics
internal import SwiftOperators
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// What Swift's own parser knows about a source: the one door to it, so that nothing else has to link it.
///
/// Not named after its module, which a type of a module with library evolution must not be; and for the package only, as
/// the modules whose types it takes and returns are built without. A toolchain without the parser has another one, which always throws.
package enum SyntaxReader {
  /// Whether this was built with a toolchain that brings the parser.
  package static var isAvailable: Bool { true }

  /// Reads one source, all branches of its `#if`s included, whether or not it compiles.
  /// - Parameter parsed: Keeps what was parsed; nil where nobody asks for versions of it.
  package static func facts(
    of source: String, keeping parsed: ParsedSources? = nil
  ) throws(SyntaxFactsError) -> SourceFacts {
    let text = withoutByteOrderMark(source)
    let tree = parsed?.tree(of: text) ?? Parser.parse(source: text)
    let lines = LineFinder(text)
    lines.walk(tree)
    let statements = StatementCounter(viewMode: .sourceAccurate)
    statements.walk(tree)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let units = UnitFinder(converter)
    units.walk(tree)
    let imports = ImportFinder(converter)
    imports.walk(tree)
    return SourceFacts(
      lines: lines.tally.count, statements: statements.count, units: units.units, imports: imports.imports,
      declarations: declarations(in: tree, lines.tally), holdsProtocolsOnly: holdsProtocolsOnly(tree),
      problem: tree.hasError ? firstProblem(of: tree, converter) : nil)
  }

  /// Where the types, extensions and typealiases of one source stand, in its order.
  package static func regions(in source: String) throws(SyntaxFactsError) -> [DeclaredRegion] {
    read(source, with: RegionFinder.init).regions
  }

  package static func statements(in source: String) throws(SyntaxFactsError) -> [SourceStatement] {
    read(source, with: StatementFinder.init).statements
  }

  /// The statements of each of a source's versions; what they share is parsed once.
  /// - Parameter parsed: What was parsed before, where that is to be had.
  package static func statements(
    ofVersions sources: [String], from parsed: ParsedSources? = nil
  ) throws(SyntaxFactsError) -> [[SourceStatement]] {
    let texts = sources.map(withoutByteOrderMark)
    let known = texts.lazy.compactMap { text in parsed?.result(of: text).map { SourceVersions(of: text, parsed: $0) } }
      .first
    guard let versions = known ?? texts.first.map({ SourceVersions(of: $0, parsed: SourceVersions.parse($0)) }) else {
      return []
    }
    return texts.map { read(versions.tree(of: $0), with: StatementFinder.init).statements }
  }

  package static func extents(in source: String) throws(SyntaxFactsError) -> SourceExtents {
    read(source, with: ExtentFinder.init).extents
  }

  /// The functions, initialisers and accessors of one source, with their tokens.
  package static func units(in source: String) throws(SyntaxFactsError) -> [SourceUnit] {
    let tree = Parser.parse(source: withoutByteOrderMark(source))
    let finder = read(tree, with: ExtentFinder.init)
    let tokens = tree.tokens(viewMode: .sourceAccurate).map { token in
      (position: finder.position(token.positionAfterSkippingLeadingTrivia), text: token.text)
    }
    return finder.extents.units.map { unit in
      SourceUnit(unit, text: tokens.filter { unit.range.contains($0.position) }.map(\.text).joined(separator: " "))
    }
  }

  /// The lines in which a name is used, for whatever that is the name of.
  package static func lines(using name: String, in source: String) throws(SyntaxFactsError) -> Set<Int> {
    let tree = Parser.parse(source: withoutByteOrderMark(source))
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let uses = tree.tokens(viewMode: .sourceAccurate).filter { $0.identifier?.name == name }
    return Set(uses.map { $0.startLocation(converter: converter).line })
  }

  package static func testNames(in source: String) throws(SyntaxFactsError) -> [String] {
    read(source) { _ in TestNameFinder(viewMode: .sourceAccurate) }.names
  }

  /// The changes that can be made to one source, in its order.
  package static func mutants(in source: String) throws(SyntaxFactsError) -> MutableSource {
    // An operator that isn't the library's stays as it is.
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let finder = MutantFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return MutableSource(text: source, mutants: finder.mutants)
  }

  /// Whether Swift takes a text for the name of something as it stands: no keyword, and not between backticks.
  package static func isIdentifier(_ text: String) throws(SyntaxFactsError) -> Bool {
    !text.contains("`") && text.isValidSwiftIdentifier(for: .variableName)
  }

  private static func read<Finder: SyntaxVisitor>(
    _ source: String, with makeFinder: (SourceLocationConverter) -> Finder
  ) -> Finder {
    read(Parser.parse(source: withoutByteOrderMark(source)), with: makeFinder)
  }

  private static func read<Finder: SyntaxVisitor>(
    _ tree: SourceFileSyntax, with makeFinder: (SourceLocationConverter) -> Finder
  ) -> Finder {
    let finder = makeFinder(SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    return finder
  }

  private static func holdsProtocolsOnly(_ tree: SourceFileSyntax) -> Bool {
    let items = tree.statements.map(\.item).filter { !$0.is(ImportDeclSyntax.self) }
    return !items.isEmpty && items.allSatisfy { $0.is(ProtocolDeclSyntax.self) }
  }

  private static func declarations(in tree: SourceFileSyntax, _ tally: LineTally) -> [CodeDeclaration] {
    tree.statements.compactMap { statement in
      guard let node = statement.item.asProtocol((any DeclGroupSyntax).self) else { return nil }
      return CodeDeclaration(
        name: node.asProtocol((any NamedDeclSyntax).self)?.name.text
          ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? "",
        isProtocol: node.is(ProtocolDeclSyntax.self), code: tally.code(in: node.extent))
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
