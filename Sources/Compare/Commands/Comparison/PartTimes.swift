import Foundation
import Results

/// How long parts take here: as long as last time, or what is usual, as fast as this machine has been with others.
struct PartTimes {
  /// In seconds, as a first run took them on two cores of an AMD EPYC in November 2026; the first of the parts that share a build
  /// has it made.
  private static let usual: [SuitePart: Double] = [
    .stories: 3, .lines: 3, .change: 1, .walk: 1, .growth: 2, .counts: 7, .runtime: 36, .coupling: 196, .rules: 3,
    .coverage: 36, .spread: 51, .traces: 30, .build: 206,
  ]
  /// In seconds; nothing here takes a week, so what a damaged file has beyond is no time.
  private static let possible = 0...604_800.0
  /// Nil where nothing is kept.
  private let file: URL?
  /// In seconds, by the names of the parts.
  private var known: [String: Double]

  /// - Parameter folder: Where the results of the parts are kept; nil where they aren't.
  init(in folder: URL?) {
    file = folder?.appending(path: "seconds.json")
    let data = file.flatMap { try? Data(contentsOf: $0) }
    let kept = data.flatMap { try? JSONDecoder().decode([String: Double].self, from: $0) } ?? [:]
    known = kept.filter { Self.possible.contains($0.value) }
  }

  func seconds(of part: SuitePart) -> Double { known[part.rawValue] ?? Self.usual[part, default: 0] * pace }

  mutating func note(_ seconds: Double, of part: SuitePart) {
    known[part.rawValue] = seconds
    // Where that can't be written, the next run has the usual times to go by.
    guard let file, let data = try? JSONEncoder().encode(known) else { return }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  /// How many times the usual this machine takes; runtime is left out, which takes as long as it is given.
  private var pace: Double {
    let parts = Self.usual.filter { known[$0.key.rawValue] != nil && $0.key != .runtime }
    let usual = parts.values.reduce(0, +)
    return usual == 0 ? 1 : parts.keys.reduce(0) { $0 + (known[$1.rawValue] ?? 0) } / usual
  }
}
