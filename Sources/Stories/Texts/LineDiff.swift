import Basics

/// Two texts as one, line by line, with what stands on one side only marked.
nonisolated enum LineDiff {
  /// The lines of both, in order: `  ` in front of those in both, `- ` of those of `old` only, `+ ` of those of `new` only.
  static func lines(from old: [String], to new: [String]) -> [String] {
    ChangedLine.lines(from: old, to: new).map { "\($0.kind.rawValue) \($0.text)" }
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
