import Basics

/// A comparison of two texts, line by line.
nonisolated enum LineDiff {
  /// All lines in order, marked with `- ` if only `old` has them, with `+ ` if only `new` has them.
  static func lines(from old: [String], to new: [String]) -> [String] {
    ChangedLine.lines(from: old, to: new).map { "\($0.kind.rawValue) \($0.text)" }
  }

  /// The same with `…` for lines that are further than `context` from any difference.
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
