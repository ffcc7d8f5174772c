import Basics
import Results
internal import SyntaxFacts
import Toolchain
import Benchmarks

/// What happens while a comparison is measured.
package enum SuiteEvent {
  /// What wasn't kept, and is to be measured now.
  case expects([SuitePart])
  case begins(SuitePart, number: Int, of: Int)
  /// A part is through, or was broken off.
  case ends(SuitePart, isWhole: Bool)
  case adds(PartRecord, SuiteResult)
}

/// What is whose, found out once, when it is first asked for.
final class Pieces {
  private let find: () -> PieceKeys?
  private(set) lazy var keys = find()

  init(_ find: @escaping () -> PieceKeys?) { self.find = find }
}

/// Measures part after part; whatever becomes of one, the others go on, and the result says what became of it.
struct SuiteMeasurement {
  let steps: [SuiteStep]
  let skipped: [SuitePart: String]
  let cache: ResultCache
  let keys: CacheKeys
  /// What parts read, as it was before anything was read; empty where nothing is kept.
  let before: [KeyInput: CacheKeys.State]
  /// What is whose of what parts read; asked for where a part is measured that implementations have pieces of.
  let pieces: Pieces
  let isFresh: Bool
  let observer: Observer
  let process: ProcessContext
  let report: (SuiteEvent) -> Void

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
    report(.expects(missing.map(\.part)))
    for (index, step) in missing.enumerated() {
      report(.begins(step.part, number: index + 1, of: missing.count))
      let pieces = pieceKeys(of: step)
      let update = isFresh ? nil : pieces.flatMap { step.update(cache, $0) }
      let record = measure(step, by: update ?? step.measure, pieces, into: &result)
      report(.ends(step.part, isWhole: record.seconds != nil && update == nil))
      add(record, to: &result)
    }
    let order = SuitePart.allCases
    result.parts.sort { (order.firstIndex(of: $0.part) ?? 0) < (order.firstIndex(of: $1.part) ?? 0) }
  }

  private func add(_ record: PartRecord, to result: inout SuiteResult) {
    result.parts.append(record)
    report(.adds(record, result))
  }

  private func key(of step: SuiteStep) -> String? { CacheKeys.key(of: step.part, options: step.options, in: before) }

  private func pieceKeys(of step: SuiteStep) -> [String: String]? {
    guard step.isPieceByPiece, !process.interruption.hasHappened else { return nil }
    return pieces.keys?.keys(of: step.part, options: step.options, with: keys, in: before)
  }

  /// Takes what was kept of a part; nil where it has to be measured.
  private func restore(_ step: SuiteStep, into result: inout SuiteResult) -> PartRecord? {
    guard !isFresh, !process.interruption.hasHappened, let key = key(of: step) else { return nil }
    return step.restore(cache, key, &result)
  }

  private func measure(
    _ step: SuiteStep, by measure: (inout SuiteResult) throws -> String?, _ pieces: [String: String]?,
    into result: inout SuiteResult
  ) -> PartRecord {
    guard !process.interruption.hasHappened else {
      return PartRecord(step.part, .cancelled, reason: "Interrupted before it began.")
    }
    observer.progress("")
    let date = process.date()
    let start = process.now()
    do {
      let problem = try measure(&result)
      let seconds = (process.now() - start) / .seconds(1)
      let record = PartRecord(
        step.part, problem == nil ? .complete : .failed, reason: problem, date: date, seconds: seconds)
      // What failed is measured again: it may be mended by then without any source having changed.
      if let key = key(of: step), problem == nil { keep(step, key, pieces, record, result) }
      return record
    } catch {
      let state = process.interruption.hasHappened ? .cancelled : PartRecord.State(of: error)
      let reason = state == .cancelled ? "Interrupted before it was finished." : ErrorText.of(error)
      return PartRecord(step.part, state, reason: reason, date: date)
    }
  }

  private func keep(
    _ step: SuiteStep, _ key: String, _ pieces: [String: String]?, _ record: PartRecord, _ result: SuiteResult
  ) {
    let name = step.part.rawValue
    let after = keys.states(of: step.part.inputs)
    let changed = KeyInput.allCases.filter { step.part.inputs.contains($0) && after[$0] != before[$0] }
    guard changed.isEmpty else {
      let what = changed.map(\.rawValue).joined(separator: " and ")
      observer.diagnostic("compare: The result of \(name) isn't kept: what it reads changed meanwhile (\(what)).")
      return
    }
    do {
      try step.keep(cache, key, pieces, record, result)
    } catch {
      observer.diagnostic("compare: The result of \(name) can't be kept for the next run: \(ErrorText.of(error))")
    }
  }
}

extension PartRecord.State {
  /// Whether a part can't be had because the platform lacks something, or because what is measured, or the machine, is not in order.
  ///
  /// Only the former is no fault: what isn't known to be the platform's counts as a failure.
  init(of error: any Error) {
    let isPlatform =
      switch error {
      case ToolchainError.notFound, ToolchainError.programMissing, ToolchainError.libraryMissing: true
      case ToolchainError.noPackage, is ImplementationPackageError, ChangeError.noRequests: true
      // The compiler of Xcode has no sanitizer for fuzzing, which traces are taken with.
      case ToolchainError.failed(_, _, _, let output): output.contains("unsupported option")
      case CoverageError.programMissing, IndexStoreError.libraryUnusable: true
      case SyntaxFactsError.parserMissing, SyntaxFactsError.folderUnreadable: true
      case MeasuringError.debugBuild, GrowthError.oneSize, TraceError.nothingRecorded: true
      default: false
      }
    self = isPlatform ? .unavailable : .failed
  }
}
