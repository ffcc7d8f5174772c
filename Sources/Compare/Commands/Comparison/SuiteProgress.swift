import Foundation
import Measuring
import Report
import Results

/// How far a comparison has come, for the line that a person watches.
final class SuiteProgress {
  private let console: Console
  private let now: () -> ContinuousClock.Instant
  private var times: PartTimes
  private var waiting: [SuitePart] = []
  private var current: (part: SuitePart, start: ContinuousClock.Instant)?
  /// What the parts took that are through, in seconds.
  private var spent = 0.0
  private var greatestShare = 0.0

  init(times: PartTimes, console: Console, now: @escaping () -> ContinuousClock.Instant) {
    self.times = times
    self.console = console
    self.now = now
  }

  /// Takes note of what is measured. Somebody who waits sees each part as it is ready.
  func hear(_ event: SuiteEvent) {
    switch event {
    case .expects(let parts): waiting = parts
    case .begins(let part, let number, let count):
      if !console.showsProgress { console.diagnostic("\(part.rawValue), \(number) of \(count)") }
      waiting.removeAll { $0 == part }
      current = (part, now())
    case .ends(_, let isWhole): end(isWhole: isWhole)
    case .adds(let record, let result): show(record, of: result)
    }
  }

  /// - Parameter isWhole: Whether it was measured to its end, so that the next time may take as long.
  private func end(isWhole: Bool) {
    guard let current else { return }
    if isWhole { times.note(elapsed, of: current.part) }
    spent += elapsed
    self.current = nil
  }

  func line(_ step: String) -> String {
    guard let part = current?.part else { return step }
    let left = secondsLeft
    greatestShare = max(greatestShare, (spent + elapsed) / max(spent + elapsed + left, .leastNonzeroMagnitude))
    let percent = Int(greatestShare * 100)
    return "\(ProgressBar.text(greatestShare)) \(percent) %, \(Self.text(left)), \(part.rawValue)"
      + (step.isEmpty ? "" : ": \(step)")
  }

  private func show(_ record: PartRecord, of result: SuiteResult) {
    console.progress("")
    guard console.showsProgress else { return }
    let time = record.seconds.map { String(format: "%.1f s", $0) } ?? ""
    switch record.state {
    case .complete where record.isKept: console.diagnostic("✓ \(record.part.rawValue), kept from \(record.date ?? "")")
    case .complete: console.diagnostic("✓ \(record.part.rawValue), \(time)")
    default: console.diagnostic("✗ \(record.part.rawValue), \(record.state.rawValue): \(record.reason ?? "")")
    }
    let rows = SuiteReport(result, width: console.diagnosticsWidth()).lines(of: record.part)
    if !rows.isEmpty { for row in rows + [StyledLine("")] { console.diagnostic(row.text) } }
  }

  // MARK: - The line

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
