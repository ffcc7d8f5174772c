internal import Basics
internal import SwiftParser
internal import SwiftSyntax

/// Versions of one source. One is parsed as a whole, any other where its lines differ from that; what lies around is taken from its tree.
struct SourceVersions {
  private let lines: [String]
  /// Where each line begins, and where the last one ends.
  private let positions: [AbsolutePosition]
  private let parsed: IncrementalParseResult

  static func parse(_ source: String) -> IncrementalParseResult {
    Parser.parseIncrementally(source: source, parseTransition: nil)
  }

  /// - Parameter parsed: What was made of that version.
  init(of version: String, parsed: IncrementalParseResult) {
    self.parsed = parsed
    lines = version.keepingLineFeeds
    positions = lines.reduce(into: [AbsolutePosition(utf8Offset: 0)]) { positions, line in
      positions.append(AbsolutePosition(utf8Offset: positions[positions.count - 1].utf8Offset + line.utf8.count))
    }
  }

  func tree(of version: String) -> SourceFileSyntax {
    let edits = LineEdit.edits(from: lines, to: version.keepingLineFeeds).map { edit in
      SourceEdit(
        range: positions[edit.range.lowerBound]..<positions[edit.range.upperBound], replacement: edit.lines.joined())
    }
    // In their order and apart, they always can be made at once.
    guard let edits = try? ConcurrentEdits(concurrent: edits) else { return Parser.parse(source: version) }
    let transition = IncrementalParseTransition(previousIncrementalParseResult: parsed, edits: edits)
    return Parser.parseIncrementally(source: version, parseTransition: transition).tree
  }
}
