#if canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import SwiftSyntax

  /// Counts statements and declarations: the items of files, bodies and types. What an `#if` encloses counts, the `#if` does not.
  final class StatementCounter: SyntaxVisitor {
    private(set) var count = 0

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if !node.item.is(IfConfigDeclSyntax.self) { count += 1 }
      return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if !node.decl.is(IfConfigDeclSyntax.self) { count += 1 }
      return .visitChildren
    }
  }
#endif
