internal import Basics

/// Lines of a text that others stand in place of in a changed one.
package struct LineEdit: Equatable, Sendable {
  /// The numbers of the old lines, from 0; an empty range where lines are put between two of them.
  package var range: Range<Int>
  package var lines: [String]

  /// What differs between texts of these lines, in their order, with at least one kept line between two edits.
  package static func edits(from old: [String], to new: [String]) -> [LineEdit] {
    var edits: [LineEdit] = []
    var position = 0
    var isInEdit = false
    for line in ChangedLine.lines(from: old, to: new) {
      if line.kind != .kept, !isInEdit { edits.append(LineEdit(range: position..<position, lines: [])) }
      isInEdit = line.kind != .kept
      if line.kind != .added { position += 1 }
      guard isInEdit, let last = edits.indices.last else { continue }
      edits[last].range = edits[last].range.lowerBound..<position
      if line.kind == .added { edits[last].lines.append(line.text) }
    }
    return edits
  }
}
