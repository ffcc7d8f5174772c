/// Two texts as one, line by line, with what stands on one side only marked.
nonisolated enum LineDiff {
  /// The lines of both, in order: `  ` in front of those in both, `- ` of those of `old` only, `+ ` of those of `new` only.
  static func lines(from old: [String], to new: [String]) -> [String] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        result.append("- \(old[left])")
        left += 1
      } else if inserted.contains(right) {
        result.append("+ \(new[right])")
        right += 1
      } else {
        result.append("  \(old[left])")
        (left, right) = (left + 1, right + 1)
      }
    }
    return result
  }

  /// The same without what is far from any difference: of those in both only so many before and after it, `…` for others.
  static func lines(from old: [String], to new: [String], context: Int) -> [String] {
    let all = lines(from: old, to: new)
    let changes = all.indices.filter { !all[$0].hasPrefix("  ") }
    let kept = changes.reduce(into: Set<Int>()) { $0.formUnion($1 - context...$1 + context) }
    return all.indices.compactMap { index in
      if kept.contains(index) { return all[index] }
      return index == 0 || kept.contains(index - 1) ? "  …" : nil
    }
  }
}
