import HeadlessUI

/// Implementations that look different after the same steps.
nonisolated public struct Divergence: Hashable, Sendable {
  /// Implementations that look alike.
  nonisolated public struct Side: Hashable, Sendable {
    /// Their names.
    public let architectures: [String]
    /// What their user sees; nil when the app is not running.
    public let snapshot: Snapshot?
  }

  /// The sides, the largest first; two at the least.
  public let sides: [Side]

  /// Compares what the stages show; nil when all look alike.
  @MainActor
  init?(of stages: [Stage]) {
    self.init(of: stages, snapshots: stages.map { $0.app?.snapshot })
  }

  /// Compares snapshots that were taken of the stages; nil when all look alike.
  @MainActor
  init?(of stages: [Stage], snapshots: [Snapshot?]) {
    guard let first = snapshots.first, !snapshots.allSatisfy({ $0 == first }) else { return nil }
    var sides: [(names: [String], snapshot: Snapshot?)] = []
    for (stage, snapshot) in zip(stages, snapshots) {
      let name = stage.architecture.profile.name
      if let index = sides.firstIndex(where: { $0.snapshot == snapshot }) {
        sides[index].names.append(name)
      } else {
        sides.append(([name], snapshot))
      }
    }
    // The sort must be stable: among equals the order of the architectures stays.
    self.sides = sides.enumerated()
      .sorted { ($1.element.names.count, $0.offset) < ($0.element.names.count, $1.offset) }
      .map { Side(architectures: $0.element.names, snapshot: $0.element.snapshot) }
  }
}
