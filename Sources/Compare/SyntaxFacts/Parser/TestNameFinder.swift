internal import SwiftSyntax

/// Finds the display names of tests in Swift Testing, or their identifiers if they have none.
final class TestNameFinder: SyntaxVisitor {
  private(set) var names: [String] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for case .attribute(let attribute) in node.attributes where attribute.attributeName.trimmedDescription == "Test" {
      names.append(displayName(in: attribute) ?? node.name.identifier?.name ?? node.name.text)
    }
    return .skipChildren
  }

  private func displayName(in attribute: AttributeSyntax) -> String? {
    let first = attribute.arguments?.as(LabeledExprListSyntax.self)?.first
    guard let first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
