/// Two texts as one, line by line, with what stands on one side only marked.
nonisolated public enum LineDiff {
  /// The lines of both, in order: `  ` in front of those in both, `- ` of those of `old` only, `+ ` of those of `new` only.
  public static func lines(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map { $0.offset })
    let inserted = Set(difference.insertions.map { $0.offset })
    var result: [String] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        result.append("- \(old[left])")
        left += 1
      } else if right < new.count, inserted.contains(right) {
        result.append("+ \(new[right])")
        right += 1
      } else {
        result.append("  \(old[left])")
        left += 1
        right += 1
      }
    }
    return result
  }
}

extension CollectionDifference.Change {
  nonisolated fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
