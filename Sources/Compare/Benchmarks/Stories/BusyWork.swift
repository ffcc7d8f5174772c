internal import Metrics

/// Work of known time, which the optimizer must not remove.
final class BusyWork {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  func turn(_ times: Int) {
    var state = state
    for _ in 0..<times {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
    }
    self.state = state
  }

  /// The median time of a turn, in nanoseconds.
  func nanosecondsPerTurn(_ now: () -> UInt64) -> Double {
    let turns = 100_000
    let tries = (0..<15).map { _ in
      let start = now()
      turn(turns)
      return Double(now() - start) / Double(turns)
    }
    return Statistics.median(of: tries) ?? 0
  }
}
