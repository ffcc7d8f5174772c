internal import Basics
internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

/// Versions of a source, of which one is parsed as a whole and the others only where their lines differ.
struct SourceVersions {
  private let lines: [String]
  /// The start of each line, and the end of the last one.
  private let positions: [AbsolutePosition]
  private let parsed: IncrementalParseResult

  static func parse(_ source: String) -> IncrementalParseResult {
    Parser.parseIncrementally(source: source, parseTransition: nil)
  }

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
    // Edits in order that don't touch never throw.
    guard let edits = try? ConcurrentEdits(concurrent: edits) else { return Parser.parse(source: version) }
    let transition = IncrementalParseTransition(previousIncrementalParseResult: parsed, edits: edits)
    return Parser.parseIncrementally(source: version, parseTransition: transition).tree
  }
}

/// A cache of parsed sources, for parsing other versions of them.
package final class ParsedSources: Sendable {
  private let results = Mutex<[String: IncrementalParseResult]>([:])

  package init() {}

  /// Parses a source and stores the result.
  func tree(of source: String) -> SourceFileSyntax {
    let result = SourceVersions.parse(source)
    results.withLock { $0[source] = result }
    return result.tree
  }

  package func removeAll() { results.withLock { $0 = [:] } }

  func result(of source: String) -> IncrementalParseResult? { results.withLock { $0[source] } }
}
