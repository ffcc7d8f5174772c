internal import SwiftSyntax

/// Finds the lines of a parsed source that use a name.
final class NameUseFinder: PlaceFinder {
  private(set) var lines: Set<Int> = []
  private let name: String

  init(_ name: String, _ converter: SourceLocationConverter) {
    self.name = name
    super.init(converter)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.identifier?.name == name { lines.insert(position(token.positionAfterSkippingLeadingTrivia).line) }
    return .skipChildren
  }
}
