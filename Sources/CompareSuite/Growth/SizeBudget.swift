import Foundation

/// Decides which sizes are small enough to be measured in the time there is, from how long the smaller ones took.
nonisolated struct SizeBudget {
  private let seconds: Double
  /// How often each size will be run through, the time it is tried included.
  private let runs: Int
  private var tried: [(size: Int, seconds: Double)] = []

  init(seconds: Double, runs: Int) {
    self.seconds = seconds
    self.runs = runs
  }

  /// How long all runs of the sizes that will be measured take.
  private var planned = 0.0

  /// What to try on the way to a size: a guess from one that is ten times smaller is not far out.
  func step(towards size: Int) -> Int {
    tried.last.map { min(size, $0.size * 10) } ?? size
  }

  /// Notes how long one run took; a step on the way is not measured later.
  mutating func add(_ size: Int, seconds: Double, isMeasured: Bool) {
    tried.append((size, seconds))
    if isMeasured { planned += seconds * Double(runs) }
  }

  /// Whether a larger size is worth a try; the smallest always is. As long as nothing is known of how the time grows, it is
  /// enough that one run fits in: a square is mostly far too careful.
  func allowsTrying(_ size: Int) -> Bool {
    guard let last = tried.last else { return true }
    let expected = last.seconds * pow(Double(size) / Double(last.size), exponent)
    return planned + expected * Double(tried.count > 1 ? runs : 1) <= seconds
  }

  /// Whether all runs of a size that was tried fit in, when one took so long; the smallest always does.
  func allowsMeasuring(seconds once: Double) -> Bool {
    tried.isEmpty || planned + once * Double(runs) <= seconds
  }

  /// How the time has grown last, at least in proportion; with a square while nothing is known.
  private var exponent: Double {
    guard tried.count > 1 else { return 2 }
    let (first, second) = (tried[tried.count - 2], tried[tried.count - 1])
    return max(1, log(second.seconds / first.seconds) / log(Double(second.size) / Double(first.size)))
  }
}
