import Foundation
import Report

/// How far a comparison has come, for the line that a person watches.
final class SuiteProgress {
  private let now: () -> ContinuousClock.Instant
  private var times: PartTimes
  private var waiting: [SuitePart] = []
  private var current: (part: SuitePart, start: ContinuousClock.Instant)?
  /// What the parts took that are through, in seconds.
  private var spent = 0.0
  private var greatestShare = 0.0

  init(times: PartTimes, now: @escaping () -> ContinuousClock.Instant) {
    self.times = times
    self.now = now
  }

  /// Takes note of what is going to be measured.
  func expect(_ parts: [SuitePart]) { waiting = parts }

  func begin(_ part: SuitePart) {
    waiting.removeAll { $0 == part }
    current = (part, now())
  }

  /// - Parameter isWhole: Whether it was measured to its end, so that the next time may take as long.
  func end(isWhole: Bool) {
    guard let current else { return }
    if isWhole { times.note(elapsed, of: current.part) }
    spent += elapsed
    self.current = nil
  }

  /// The whole as a bar, how long it will take yet, and what is under way.
  func line(_ step: String) -> String {
    guard let part = current?.part else { return step }
    let left = secondsLeft
    greatestShare = max(greatestShare, (spent + elapsed) / max(spent + elapsed + left, .leastNonzeroMagnitude))
    let percent = Int(greatestShare * 100)
    return "\(ProgressBar.text(greatestShare)) \(percent) %, \(Self.text(left)), \(part.rawValue)"
      + (step.isEmpty ? "" : ": \(step)")
  }

  private var elapsed: Double { current.map { (now() - $0.start) / .seconds(1) } ?? 0 }

  private var secondsLeft: Double {
    let own = current.map { max(times.seconds(of: $0.part) - elapsed, 0) } ?? 0
    return own + waiting.reduce(0) { $0 + times.seconds(of: $1) }
  }

  private static func text(_ seconds: Double) -> String {
    switch seconds {
    case ..<1: "nearly done"
    case ..<100: "\(Int(seconds.rounded(.up))) s left"
    default: "\(Int((seconds / 60).rounded(.up))) min left"
    }
  }
}
