internal import Metrics
internal import SwiftSyntax

final class StatementFinder: DeclarationFinder {
  private(set) var statements: [SourceStatement] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { add(node, Syntax(node.item)) }
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { add(node, Syntax(node.decl)) }

  private func add(_ node: some SyntaxProtocol, _ item: Syntax) -> SyntaxVisitorContinueKind {
    guard !item.is(IfConfigDeclSyntax.self) else { return .visitChildren }
    let own = typeName(of: item)
    let names = path + [own?.name].compactMap(\.self)
    statements.append(
      SourceStatement(
        OwnTokens.text(of: node), type: names.isEmpty ? nil : names.joined(separator: "."),
        declaresType: own?.isDeclared ?? false))
    return .visitChildren
  }

  private func typeName(of item: Syntax) -> (name: String, isDeclared: Bool)? {
    if let node = item.as(ExtensionDeclSyntax.self) { return (node.extendedType.trimmedDescription, false) }
    guard item.isProtocol(DeclGroupSyntax.self), let node = item.asProtocol(NamedDeclSyntax.self) else { return nil }
    return (node.name.text, true)
  }
}

/// Collects the tokens of a statement, except in nested statements.
private final class OwnTokens: SyntaxVisitor {
  private var tokens: [String] = []
  private var depth = 0

  static func text(of node: some SyntaxProtocol) -> String {
    let finder = OwnTokens(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.tokens.joined(separator: " ")
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind != .semicolon { tokens.append(token.text) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { enter() }

  private func enter() -> SyntaxVisitorContinueKind {
    depth += 1
    return depth == 1 ? .visitChildren : .skipChildren
  }
}
