import Basics

/// A comparison of two texts, line by line.
nonisolated enum LineDiff {
  /// The lines in order, marked with `- ` if only `old` has them and with `+ ` if only `new` has them; lines further than
  /// `context` from any difference become `…`.
  static func lines(from old: [String], to new: [String], context: Int) -> [String] {
    let all = ChangedLine.lines(from: old, to: new)
    let changes = all.indices.filter { all[$0].kind != .kept }
    let shown = changes.reduce(into: Set<Int>()) { $0.formUnion($1 - context...$1 + context) }
    return all.indices.compactMap { index in
      if shown.contains(index) { return "\(all[index].kind.rawValue) \(all[index].text)" }
      return index == 0 || shown.contains(index - 1) ? "  …" : nil
    }
  }
}
