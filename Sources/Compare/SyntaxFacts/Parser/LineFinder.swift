internal import SwiftSyntax

/// Finds the code lines of a source: those with at least one token. Every line of a multi-line string is one, even an
/// empty line, and unparsable text, such as a dead branch of an `#if`, counts as code.
final class LineFinder: PlaceFinder {
  /// The numbers of the lines, from 1.
  private(set) var lines: Set<Int> = []

  func code(in node: some SyntaxProtocol) -> Int { lines.intersection(lines(around: node.extent)).count }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    add(token.leadingTrivia, from: token.position)
    addCode(token.extent)
    add(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    return .skipChildren
  }

  /// Adds whole literals, because tokens exclude the indentation and escaped line breaks of multi-line strings.
  override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addCode(literal.extent)
    return .visitChildren
  }

  override func visit(_ literal: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addCode(literal.extent)
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
      default: addCode(bytes)
      }
      position = bytes.upperBound
    }
  }

  private func addCode(_ bytes: Range<Int>) { lines.formUnion(lines(around: bytes)) }

  private func lines(around bytes: Range<Int>) -> Range<Int> {
    guard !bytes.isEmpty else { return 0..<0 }
    return line(of: bytes.lowerBound)..<line(of: bytes.upperBound - 1) + 1
  }

  private func line(of byte: Int) -> Int { position(AbsolutePosition(utf8Offset: byte)).line }
}

extension SyntaxProtocol {
  var extent: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }
}
