import Foundation
import Report
import Toolchain

/// Measures part after part; whatever becomes of one, the others go on, and the result says what became of it.
struct SuiteMeasurement {
  let steps: [SuiteStep]
  /// Why parts were left out.
  let skipped: [SuitePart: String]
  let kept: KeptResults
  let keys: PartKeys
  /// What parts read, as it was before anything was read; empty where nothing is kept.
  let before: [PartInput: PartKeys.State]
  /// Whether to measure anew what was kept.
  let isFresh: Bool
  let progress: SuiteProgress
  let console: Console
  let surroundings: Surroundings

  /// Adds what is found to a result: first what was kept, so that it is known how much is left to be measured.
  func run(into result: inout SuiteResult) {
    for part in SuitePart.allCases {
      if let reason = skipped[part] { result.parts.append(PartRecord(part, .skipped, reason: reason)) }
    }
    let missing = steps.filter { step in
      guard let record = restore(step, into: &result) else { return true }
      add(record, to: &result)
      return false
    }
    progress.expect(missing.map(\.part))
    for (index, step) in missing.enumerated() {
      if !console.showsProgress { console.diagnostic("\(step.part.rawValue), \(index + 1) of \(missing.count)") }
      progress.begin(step.part)
      let record = measure(step, into: &result)
      progress.end(isWhole: record.seconds != nil)
      add(record, to: &result)
    }
    let order = SuitePart.allCases
    result.parts.sort { (order.firstIndex(of: $0.part) ?? 0) < (order.firstIndex(of: $1.part) ?? 0) }
  }

  private func key(of step: SuiteStep) -> String? {
    PartKeys.key(of: step.part, options: step.options, in: before)
  }

  /// Takes what was kept of a part; nil where it has to be measured.
  private func restore(_ step: SuiteStep, into result: inout SuiteResult) -> PartRecord? {
    guard !isFresh, !surroundings.interruption.hasHappened, let key = key(of: step) else { return nil }
    var restored = result
    guard let record = step.restore(from: kept, key: key, into: &restored), (try? restored.check()) != nil else {
      return nil
    }
    result = restored
    return record
  }

  private func measure(_ step: SuiteStep, into result: inout SuiteResult) -> PartRecord {
    guard !surroundings.interruption.hasHappened else {
      return PartRecord(step.part, .cancelled, reason: "Interrupted before it began.")
    }
    console.progress(progress.line(""))
    let date = surroundings.date()
    let start = surroundings.now()
    do {
      let problem = try step.measure(into: &result)
      let seconds = (surroundings.now() - start) / .seconds(1)
      let record = PartRecord(
        step.part, problem == nil ? .complete : .failed, reason: problem, date: date, seconds: seconds)
      // What failed is measured again: it may be mended by then without any source having changed.
      if let key = key(of: step), problem == nil { keep(step, key, record, result) }
      return record
    } catch {
      let state = surroundings.interruption.hasHappened ? .cancelled : PartRecord.State(of: error)
      let reason = state == .cancelled ? "Interrupted before it was finished." : ErrorText.of(error)
      return PartRecord(step.part, state, reason: reason, date: date)
    }
  }

  private func keep(_ step: SuiteStep, _ key: String, _ record: PartRecord, _ result: SuiteResult) {
    let name = step.part.rawValue
    let after = keys.states(of: step.part.inputs)
    let changed = PartInput.allCases.filter { step.part.inputs.contains($0) && after[$0] != before[$0] }
    guard changed.isEmpty else {
      let what = changed.map(\.rawValue).joined(separator: " and ")
      console.diagnostic("compare: The result of \(name) isn't kept: what it reads changed meanwhile (\(what)).")
      return
    }
    do {
      try step.keep(in: kept, key: key, record, result)
    } catch {
      console.diagnostic("compare: The result of \(name) can't be kept for the next run: \(ErrorText.of(error))")
    }
  }

  /// A person who waits sees each part as it is ready.
  private func add(_ record: PartRecord, to result: inout SuiteResult) {
    result.parts.append(record)
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
}
