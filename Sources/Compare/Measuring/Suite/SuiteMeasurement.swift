import Basics
import Results
internal import SyntaxFacts
import Toolchain
import Benchmarks

package enum SuiteEvent {
  case begins(SuitePart, number: Int, of: Int)
  case adds(PartRecord, SuiteResult)
}

final class Pieces {
  private let find: () -> PieceKeys?
  private(set) lazy var keys = find()

  init(_ find: @escaping () -> PieceKeys?) { self.find = find }
}

/// Measures part after part. If one fails, the others continue.
struct SuiteMeasurement {
  let steps: [SuiteStep]
  let skipped: [SuitePart: String]
  let cache: ResultCache
  let keys: CacheKeys
  /// The states of all inputs before any was read; empty without a cache.
  let before: [KeyInput: CacheKeys.State]
  let pieces: Pieces
  let isFresh: Bool
  let observer: Observer
  let process: ProcessContext
  let report: (SuiteEvent) -> Void

  func run(into result: inout SuiteResult) {
    for part in SuitePart.allCases {
      if let reason = skipped[part] { result.parts.append(PartRecord(part, .skipped, reason: reason)) }
    }
    let missing = steps.filter { step in
      guard let record = restore(step, into: &result) else { return true }
      add(record, to: &result)
      return false
    }
    for (index, step) in missing.enumerated() {
      report(.begins(step.part, number: index + 1, of: missing.count))
      let pieces = pieceKeys(of: step)
      let update = isFresh ? nil : pieces.flatMap { step.update(cache, $0) }
      add(measure(step, by: update ?? step.measure, pieces, into: &result), to: &result)
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
      // Failures aren't cached, because their cause may lie outside the sources.
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
  /// The state is “unavailable” if the platform lacks something, otherwise “failed”.
  init(of error: any Error) {
    let isPlatform =
      switch error {
      case ToolchainError.notFound, ToolchainError.toolMissing: true
      case ToolchainError.noPackage, is ImplementationPackageError, ChangeError.noRequests: true
      // Xcode's compiler lacks the fuzzing sanitizer, which traces need.
      case ToolchainError.failed(_, _, _, let output): output.contains("unsupported option")
      case CoverageError.programMissing, IndexStoreError.libraryUnusable: true
      case SyntaxFactsError.parserMissing, SyntaxFactsError.folderUnreadable: true
      case MeasuringError.debugBuild, GrowthError.oneSize, TraceError.nothingRecorded: true
      default: false
      }
    self = isPlatform ? .unavailable : .failed
  }
}
