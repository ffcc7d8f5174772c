package struct Spread: Sendable {
  private let runs: [StoryRun]
  private let typeUses: [String: Int]
  private let fileUses: [String: Int]
  private let lineUses: [String: [Int: Int]]

  package init(_ runs: [StoryRun]) {
    self.runs = runs
    typeUses = runs.flatMap(\.types).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    fileUses = runs.flatMap(\.lines.keys).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    lineUses = runs.reduce(into: [:]) { uses, run in
      for (file, lines) in run.lines {
        for line in lines { uses[file, default: [:]][line, default: 0] += 1 }
      }
    }
  }

  /// The code that every run shares, such as the launch; empty for a single run.
  package var common: SpreadSize { runs.count < 2 ? SpreadSize() : size(of: runs[0]) { $0 == runs.count } }

  package func beyondCommon(_ index: Int) -> SpreadSize {
    runs.count < 2 ? runs[index].size : size(of: runs[index]) { $0 < runs.count }
  }

  private func size(of run: StoryRun, _ counts: (Int) -> Bool) -> SpreadSize {
    let lines = run.lines.reduce(0) { sum, file in sum + file.value.count { counts(lineUses[file.key]?[$0] ?? 0) } }
    return SpreadSize(
      types: run.types.count { counts(typeUses[$0] ?? 0) },
      files: run.lines.keys.count { counts(fileUses[$0] ?? 0) }, lines: lines)
  }
}
