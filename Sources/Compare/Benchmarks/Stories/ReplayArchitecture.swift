import HeadlessUI
import SharedModel

/// Shows what was recorded and does nothing else: the time it takes is the harness's.
///
/// A value is good for one run of the story that was recorded.
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

  /// - Parameter snapshots: In the order they are asked for, one at least.
  package init(showing snapshots: [Snapshot], as profile: ArchitectureProfile) {
    self.profile = profile
    app = App(snapshots)
  }

  /// Launched again, it goes on with what was shown after that launch.
  package func launch(with dependencies: AppDependencies) -> any HeadlessApp { app }
}
