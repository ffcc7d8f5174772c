import HeadlessUI
import SharedModel

/// The replay baseline, which shows recorded snapshots and does nothing else: its time is the harness's.
///
/// Good for one run of the recorded story.
package struct ReplayArchitecture: Architecture {
  private final class App: HeadlessApp {
    private let snapshots: [Snapshot]
    private var next = 0

    init(_ snapshots: [Snapshot]) { self.snapshots = snapshots }

    var snapshot: Snapshot {
      defer { next = min(next + 1, snapshots.count - 1) }
      return snapshots[next]
    }

    func perform(_ interaction: Interaction) {}
  }

  package let profile: ArchitectureProfile
  private let app: App

  /// - Parameter snapshots: At least one, in order.
  package init(showing snapshots: [Snapshot], as profile: ArchitectureProfile) {
    self.profile = profile
    app = App(snapshots)
  }

  /// Launched again, it continues with the next snapshot.
  package func launch(with dependencies: AppDependencies) -> any HeadlessApp { app }
}
