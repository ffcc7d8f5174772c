import Foundation
import Report

/// Measures part after part; whatever becomes of one, the others go on, and the result says what became of it.
struct SuiteMeasurement {
  let steps: [SuiteStep]
  /// Why parts were left out.
  let skipped: [SuitePart: String]
  let kept: KeptResults
  let keys: PartKeys
  /// Whether to measure anew what was kept.
  let isFresh: Bool
  let console: Console
  let surroundings: Surroundings

  /// Adds what is found to a result.
  func run(into result: inout SuiteResult) {
    for part in SuitePart.allCases {
      if let reason = skipped[part] { result.parts.append(PartRecord(part, .skipped, reason: reason)) }
    }
    for step in steps {
      let record = run(step, into: &result)
      result.parts.append(record)
      announce(record)
    }
    let order = SuitePart.allCases
    result.parts.sort { (order.firstIndex(of: $0.part) ?? 0) < (order.firstIndex(of: $1.part) ?? 0) }
  }

  private func run(_ step: SuiteStep, into result: inout SuiteResult) -> PartRecord {
    guard !surroundings.interruption.hasHappened else {
      return PartRecord(step.part, .cancelled, reason: "Interrupted before it began.")
    }
    let key = keys.key(step.ingredients)
    if !isFresh, let key, let record = step.restore(from: kept, key: key, into: &result) { return record }
    let date = surroundings.date()
    let start = surroundings.now()
    do {
      let problem = try step.measure(into: &result)
      let seconds = (surroundings.now() - start) / .seconds(1)
      let record = PartRecord(
        step.part, problem == nil ? .complete : .failed, reason: problem, date: date, seconds: seconds)
      // What failed is measured again: it may be mended by then without any source having changed.
      if let key, problem == nil { keep(step, key, record, result) }
      return record
    } catch {
      let state: PartRecord.State = surroundings.interruption.hasHappened ? .cancelled : .unavailable
      let reason = state == .cancelled ? "Interrupted before it was finished." : "\(error)"
      return PartRecord(step.part, state, reason: reason, date: date)
    }
  }

  private func keep(_ step: SuiteStep, _ key: String, _ record: PartRecord, _ result: SuiteResult) {
    do {
      try step.keep(in: kept, key: key, record, result)
    } catch {
      console.diagnostic("compare: The result of \(step.part.rawValue) can't be kept for the next run: \(error)")
    }
  }

  /// A person who waits sees each part as it is ready.
  private func announce(_ record: PartRecord) {
    console.progress("")
    guard console.showsProgress else { return }
    let time = record.seconds.map { String(format: "%.1f s", $0) } ?? ""
    switch record.state {
    case .complete where record.isKept: console.diagnostic("✓ \(record.part.rawValue), kept from \(record.date ?? "")")
    case .complete: console.diagnostic("✓ \(record.part.rawValue), \(time)")
    default: console.diagnostic("✗ \(record.part.rawValue), \(record.state.rawValue): \(record.reason ?? "")")
    }
  }
}
