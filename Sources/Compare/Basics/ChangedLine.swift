/// A line of a diff.
package struct ChangedLine: Equatable, Sendable {
  /// The raw values are the marks in a unified diff.
  package enum Kind: Character, Sendable {
    case kept = " "
    case added = "+"
    case removed = "-"
  }

  package let kind: Kind
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// Returns the shortest diff of two texts.
  package static func lines(from old: [String], to new: [String]) -> [ChangedLine] {
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [ChangedLine] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(ChangedLine(.removed, old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(ChangedLine(.added, new[j]))
        j += 1
      } else {
        lines.append(ChangedLine(.kept, old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }
}

/// A replacement of lines.
package struct LineEdit: Equatable, Sendable {
  /// The numbers of the old lines, from 0; empty for an insertion.
  package var range: Range<Int>
  package var lines: [String]

  /// Returns the differences of two texts in order, with at least one kept line between two edits.
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

extension String {
  /// The lines, each with the line feed that ends it.
  package var keepingLineFeeds: [String] {
    var lines: [String] = []
    var start = startIndex
    while let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let next = utf8.index(after: end)
      lines.append(String(self[start..<next]))
      start = next
    }
    return start == endIndex ? lines : lines + [String(self[start...])]
  }
}
