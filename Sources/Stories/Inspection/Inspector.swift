import HeadlessUI
import SharedModel

/// Compares all implementations after a step, and checks the invariants.
final class Inspector {
  private let stages: [Stage]
  private let invariants: Invariants
  private let placeNames: PlaceNames
  private var before: Moment.State?

  init(_ stages: [Stage], guide: Guide) {
    self.stages = stages
    invariants = Invariants(guide: guide)
    placeNames = PlaceNames(guide)
  }

  /// Compares what is shown, what is stored, and what was logged since the last call.
  func inspect(_ snapshots: [Snapshot?]) throws(Finding) {
    let logs = stages.map { $0.log?.takeEntries() ?? [] }
    let stored = stages.map(StoredValues.init)
    if let divergence = Divergence(looksOf: stages, snapshots: snapshots)
      ?? Divergence(
        of: stages, in: .log, values: logs, lines: { $0.map { "\($0.level): \($0.message)" } }, difference: nil)
      ?? Divergence(of: stages, in: .stores, values: stored, lines: \.lines, difference: Difference.init(stores:_:))
    {
      throw .divergence(divergence)
    }
    guard let snapshot = snapshots.first ?? nil, let stored = stored.first else { return }
    try invariants.check(snapshot, against: stored)
    try askOracles(Moment.State(snapshot, stored, of: stages[0]), log: logs[0].map(\.message))
    guard let id = invariants.waitingElement(of: snapshot) else { return }
    for stage in stages where stage.clock.nextDue == nil && stage.backend.silentRequests == 0 {
      throw .endlessWait(architecture: stage.name, id: id)
    }
  }

  private func askOracles(_ now: Moment.State, log: [String]) throws(Finding) {
    let moment = Moment(
      now: now, before: before.flatMap { $0.launches == now.launches ? $0 : nil }, log: log,
      storesSession: stages[0].session.isWritable, storesState: stages[0].savedState.isWritable, placeNames: placeNames)
    before = now
    for oracle in Oracle.all {
      guard let contradiction = oracle.contradiction(moment) else { continue }
      throw .contradiction(sentence: oracle.sentence, found: contradiction)
    }
  }
}

extension Divergence {
  init?(looksOf stages: [Stage], snapshots: [Snapshot?]) {
    self.init(
      of: stages, in: .looks, values: snapshots, lines: { $0?.lines ?? ["(not running)"] },
      difference: Difference.init(looks:_:))
  }
}
