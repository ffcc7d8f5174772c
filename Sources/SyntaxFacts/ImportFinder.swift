#if canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import Metrics
  internal import SwiftSyntax

  /// Finds the imports of a parsed source, those in branches that are not compiled included.
  final class ImportFinder: SyntaxVisitor {
    private(set) var imports: [ModuleImport] = []
    private let converter: SourceLocationConverter

    init(_ converter: SourceLocationConverter) {
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let module = node.path.first?.name.text else { return .skipChildren }
      let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      imports.append(
        ModuleImport(module: module, position: SourcePosition(line: location.line, column: location.column)))
      return .skipChildren
    }
  }
#endif
