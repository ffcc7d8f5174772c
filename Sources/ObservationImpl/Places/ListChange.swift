/// What has happened to a list between two looks at it, of elements that each are in it once.
enum ListChange: Hashable {
  case none
  /// These have come, and now stand there.
  case inserted(Range<Int>)
  /// These are gone, and stood there.
  case removed(Range<Int>)
  /// All may be others.
  case all

  // snippet.compare
  /// Compares what the list had with what it has; what stands at both ends as before is found without a look between.
  init<Element: Equatable>(from old: [Element], to new: [Element]) {
    guard old != new else {
      self = .none
      return
    }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (gone, come) = (start..<(old.count - end), start..<(new.count - end))
    switch (gone.isEmpty, come.isEmpty) {
    case (true, false) where !old.isEmpty: self = .inserted(come)
    case (false, true): self = .removed(gone)
    default: self = .all
    }
  }
  // snippet.end
}
