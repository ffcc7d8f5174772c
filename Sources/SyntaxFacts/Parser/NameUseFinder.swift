internal import SwiftSyntax

/// Finds the lines of a parsed source that use a name.
final class NameUseFinder: SyntaxVisitor {
  private(set) var lines: Set<Int> = []
  private let name: String
  private let converter: SourceLocationConverter

  init(_ name: String, _ converter: SourceLocationConverter) {
    self.name = name
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.identifier?.name == name {
      lines.insert(converter.location(for: token.positionAfterSkippingLeadingTrivia).line)
    }
    return .skipChildren
  }
}
