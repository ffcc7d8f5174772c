/// Adds up how long each part of some work took, over as many runs of it as one sample has.
public final class LapTimer {
  private let now: () -> UInt64
  private var start: UInt64 = 0
  private var part = 0

  /// The nanoseconds of each part, all runs since the last reset together.
  private(set) var laps: [UInt64]

  /// - Parameters:
  ///   - parts: How many parts the work has.
  ///   - now: The time in nanoseconds, which must never go back.
  init(parts: Int, now: @escaping () -> UInt64) {
    self.now = now
    laps = Array(repeating: 0, count: parts)
  }

  /// The first part begins now: what was done before, to get ready, does not count.
  public func begin() {
    part = 0
    start = now()
  }

  /// The part that runs is over, and the next one begins.
  public func lap() {
    let end = now()
    laps[part] += end - start
    start = end
    part += 1
  }

  func reset() {
    for index in laps.indices { laps[index] = 0 }
  }
}
