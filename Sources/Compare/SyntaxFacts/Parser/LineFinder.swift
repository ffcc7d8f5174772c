internal import Metrics
internal import SwiftSyntax

/// Finds the bytes of a parsed source that are code. Unparsable text, such as a dead branch of an `#if`, counts as
/// code.
final class LineFinder: SyntaxVisitor {
  private(set) var tally: LineTally

  init(_ source: String) {
    tally = LineTally(source)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    add(token.leadingTrivia, from: token.position)
    tally.addCode(token.extent)
    add(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    return .skipChildren
  }

  /// Adds whole literals, because tokens exclude the indentation and escaped line breaks of multi-line strings.
  override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    tally.addCode(literal.extent)
    return .visitChildren
  }

  override func visit(_ literal: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    tally.addCode(literal.extent)
    return .visitChildren
  }

  private func add(_ trivia: Trivia, from start: AbsolutePosition) {
    var position = start.utf8Offset
    for piece in trivia {
      let bytes = position..<(position + piece.sourceLength.utf8Length)
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment, .spaces, .tabs, .verticalTabs, .formfeeds,
        .newlines, .carriageReturns, .carriageReturnLineFeeds:
        break
      default: tally.addCode(bytes)
      }
      position = bytes.upperBound
    }
  }
}

extension SyntaxProtocol {
  var extent: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }
}

/// Counts statements and declarations: the items of files, bodies and types. An `#if` itself doesn't count.
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
