nonisolated enum LineDiff {
  /// Returns all lines, with the prefix `- ` if only `old` has them and `+ ` if only `new` does; lines further than
  /// `context` from any difference become `…`.
  static func lines(from old: [String], to new: [String], context: Int) -> [String] {
    let all = marked(from: old, to: new)
    let changes = all.indices.filter { all[$0].mark != " " }
    let shown = changes.reduce(into: Set<Int>()) { $0.formUnion($1 - context...$1 + context) }
    return all.indices.compactMap { index in
      if shown.contains(index) { return "\(all[index].mark) \(all[index].line)" }
      return index == 0 || shown.contains(index - 1) ? "  …" : nil
    }
  }

  /// Merges both texts; removed lines come before the added ones that replace them.
  private static func marked(from old: [String], to new: [String]) -> [(mark: String, line: String)] {
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [(mark: String, line: String)] = []
    var next = 0
    for index in 0...old.count {
      if removed.contains(index) {
        lines.append(("-", old[index]))
        continue
      }
      while added.contains(next) {
        lines.append(("+", new[next]))
        next += 1
      }
      guard index < old.count else { break }
      lines.append((" ", old[index]))
      next += 1
    }
    return lines
  }
}
