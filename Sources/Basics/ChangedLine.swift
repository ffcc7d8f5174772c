/// A line of two texts, and what became of it from the one to the other.
package struct ChangedLine: Equatable, Sendable {
  /// By the mark that a unified diff has for it.
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

  /// All lines of both, in order: as few changes as there can be.
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
