import Basics

/// A result in which each implementation's data is independent of the other implementations.
package protocol PieceByPiece {
  /// Replaces the data of some implementations with a later result's.
  func updated(with later: Self, of names: Set<String>) -> Self
}

extension CoverageResult: PieceByPiece {
  package func updated(with later: CoverageResult, of names: Set<String>) -> CoverageResult {
    CoverageResult(
      architectures: architectures.map { old in
        names.contains(old.name) ? later.architectures.first { $0.name == old.name } ?? old : old
      }, failures: later.failures)
  }
}

extension SpreadResult: PieceByPiece {
  package func updated(with later: SpreadResult, of names: Set<String>) -> SpreadResult {
    SpreadResult(
      stories: Self.updated(stories, with: later.stories, of: names),
      features: Self.updated(features, with: later.features, of: names),
      common: common.merging(later.common.filter { names.contains($0.key) }) { $1 }, failures: later.failures)
  }

  /// Both must have the same stories in the same order.
  private static func updated(_ old: [Subject], with later: [Subject], of names: Set<String>) -> [Subject] {
    zip(old, later).map { old, later in
      var subject = old
      subject.entries = old.entries.map { entry in
        names.contains(entry.architecture) ? later.entry(of: entry.architecture) ?? entry : entry
      }
      return subject
    }
  }
}

extension TraceResult: PieceByPiece {
  /// Numbers functions, sequences and screens as if all had been measured together.
  package func updated(with later: TraceResult, of names: Set<String>) -> TraceResult {
    var merge = TraceMerge(into: self)
    for name in architectures { merge.add(name, of: names.contains(name) ? later : self) }
    return merge.result
  }
}

private struct TraceMerge {
  private var functions = Interner<TraceResult.Function>()
  private var sequences = Interner<[Int]>()
  private var screens = Interner<[String]>()
  private var merged: TraceResult

  init(into result: TraceResult) {
    merged = result
    merged.sources = result.sources.map { _ in [] }
    for index in merged.stories.indices { merged.stories[index].implementations = [] }
  }

  mutating func add(_ name: String, of result: TraceResult) {
    var numbers: [Int: Int] = [:]
    for (index, story) in result.stories.enumerated() where merged.stories.indices.contains(index) {
      for var own in story.implementations where own.architecture == name {
        own.calls = own.calls.map { old in
          if let number = numbers[old] { return number }
          let number = sequences.index(
            of: result.calls(ofSequence: old).flatMap {
              [$0.depth, functions.index(of: result.functions[$0.function])]
            })
          numbers[old] = number
          return number
        }
        own.screens = own.screens.map { screens.index(of: result.screens[$0]) }
        merged.stories[index].implementations.append(own)
      }
    }
    merged.sources?.append(contentsOf: (result.sources ?? []).filter { $0.architecture == name })
  }

  var result: TraceResult {
    var result = merged
    (result.functions, result.sequences, result.screens) = (functions.values, sequences.values, screens.values)
    return result
  }
}
