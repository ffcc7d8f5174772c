/// A change of the rows of a list.
enum ListChange: Hashable {
  case none
  /// The positions of the new rows.
  case inserted(Range<Int>)
  /// The positions that the rows had.
  case removed(Range<Int>)
  /// Anything may have changed.
  case all

  // snippet.combine
  /// Combines changes that followed each other. Pages are one insertion; a list with any other mixture is reloaded.
  init(_ changes: some Sequence<ListChange>) {
    self = changes.reduce(.none) { before, next in
      switch (before, next) {
      case (.none, _): next
      case (.inserted(let first), .inserted(let second)) where first.upperBound == second.lowerBound:
        .inserted(first.lowerBound..<second.upperBound)
      default: .all
      }
    }
  }
  // snippet.end
}
