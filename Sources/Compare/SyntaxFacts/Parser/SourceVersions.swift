internal import Basics
internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

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

/// Sources that this process has parsed, so that a version of one is parsed where its lines differ only.
package final class ParsedSources: Sendable {
  private let results = Mutex<[String: IncrementalParseResult]>([:])

  package init() {}

  /// The tree of a source, which is kept.
  func tree(of source: String) -> SourceFileSyntax {
    let result = SourceVersions.parse(source)
    results.withLock { $0[source] = result }
    return result.tree
  }

  package func removeAll() { results.withLock { $0 = [:] } }

  func result(of source: String) -> IncrementalParseResult? { results.withLock { $0[source] } }
}
