import Foundation
import Measuring
import Report
import Results

final class SuiteProgress {
  private let console: Console
  private var current: (part: SuitePart, number: Int, count: Int)?

  init(console: Console) { self.console = console }

  func hear(_ event: SuiteEvent) {
    switch event {
    case .begins(let part, let number, let count):
      current = (part, number, count)
      if !console.showsProgress { console.diagnostic("\(part.rawValue), \(number) of \(count)") }
    case .adds(let record, let result):
      current = nil
      show(record, of: result)
    }
  }

  func line(_ step: String) -> String {
    guard let (part, number, count) = current else { return step }
    let bar = ProgressBar.text(Double(number - 1) / Double(count))
    return "\(bar) \(number) of \(count), \(part.rawValue)" + (step.isEmpty ? "" : ": \(step)")
  }

  private func show(_ record: PartRecord, of result: SuiteResult) {
    console.progress("")
    guard console.showsProgress else { return }
    let time = record.seconds.map { String(format: "%.1f s", $0) } ?? ""
    switch record.state {
    case .complete where record.isKept:
      console.diagnostic("✓ \(record.part.rawValue), cached on \(record.date ?? "")")
    case .complete: console.diagnostic("✓ \(record.part.rawValue), \(time)")
    default: console.diagnostic("✗ \(record.part.rawValue), \(record.state.rawValue): \(record.reason ?? "")")
    }
    let rows = SuiteReport(result, width: console.diagnosticsWidth()).lines(of: record.part)
    if !rows.isEmpty { for row in rows + [StyledLine("")] { console.diagnostic(row.text) } }
  }
}
