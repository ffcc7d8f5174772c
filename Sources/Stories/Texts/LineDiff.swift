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
    let changes = new.difference(from: old)
    var lines = old.map { (mark: " ", line: $0) }
    for case .remove(let offset, _, _) in changes.removals { lines[offset].mark = "-" }
    for case .insert(let offset, let line, _) in changes.insertions {
      let ofNew = lines.indices.filter { lines[$0].mark != "-" }
      lines.insert(("+", line), at: offset < ofNew.count ? ofNew[offset] : lines.endIndex)
    }
    return lines
  }
}
