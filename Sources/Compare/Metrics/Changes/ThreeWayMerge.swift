internal import Basics

/// Two changes of one text put together, line by line, where they don't meet.
package struct ThreeWayMerge: Equatable, Sendable {
  /// The text with both changes; nil where they meet.
  package private(set) var text: String?
  /// The lines of the first changed text, from 1, at which the second can't be made.
  package private(set) var conflicts: [Int] = []

  /// - Parameters:
  ///   - base: What both changes began with.
  ///   - first: The base as it is now.
  ///   - second: The base with a patch.
  package init(base: String, first: String, second: String) {
    let lines = base.keepingLineFeeds
    let ours = LineEdit.edits(from: lines, to: first.keepingLineFeeds)
    let theirs = LineEdit.edits(from: lines, to: second.keepingLineFeeds)
    for edit in theirs where ours.contains(where: { $0 != edit && Self.meet($0, edit) }) {
      // As many lines further down as the first change has added above.
      let shift = ours.filter { $0.range.upperBound <= edit.range.lowerBound }
        .reduce(0) { $0 + $1.lines.count - $1.range.count }
      conflicts.append(edit.range.lowerBound + shift + 1)
    }
    guard conflicts.isEmpty else { return }
    let both = (ours + theirs.filter { !ours.contains($0) })
      .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var merged: [String] = []
    var position = 0
    for edit in both {
      merged += lines[position..<edit.range.lowerBound] + edit.lines
      position = edit.range.upperBound
    }
    text = (merged + lines[position...]).joined()
  }

  /// Whether no line stays between them that would say which comes first.
  private static func meet(_ one: LineEdit, _ other: LineEdit) -> Bool {
    one.range.lowerBound <= other.range.upperBound && other.range.lowerBound <= one.range.upperBound
  }
}
