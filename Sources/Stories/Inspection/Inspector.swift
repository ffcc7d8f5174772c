import HeadlessUI
import SharedModel

/// Compares all implementations after a step, and checks the invariants.
struct Inspector {
  private let stages: [Stage]
  private let invariants: Invariants

  init(_ stages: [Stage], guide: Guide) {
    self.stages = stages
    invariants = Invariants(guide: guide)
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
    guard let id = invariants.waitingElement(of: snapshot) else { return }
    for stage in stages where stage.clock.nextDue == nil && stage.backend.silentRequests == 0 {
      throw .endlessWait(architecture: stage.name, id: id)
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
