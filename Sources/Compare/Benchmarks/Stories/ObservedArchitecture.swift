import HeadlessUI
import SharedModel

/// An architecture whose snapshots are intercepted.
struct ObservedArchitecture: Architecture {
  private final class App: HeadlessApp {
    private let base: any HeadlessApp
    private let watch: (any HeadlessApp) -> Snapshot

    init(_ base: any HeadlessApp, _ watch: @escaping (any HeadlessApp) -> Snapshot) {
      self.base = base
      self.watch = watch
    }

    var snapshot: Snapshot { watch(base) }

    func perform(_ interaction: Interaction) throws(ImpossibleInteraction) { try base.perform(interaction) }
  }

  private let base: any Architecture
  private let watch: (any HeadlessApp) -> Snapshot

  init(_ base: any Architecture, watch: @escaping (any HeadlessApp) -> Snapshot) {
    self.base = base
    self.watch = watch
  }

  var profile: ArchitectureProfile { base.profile }

  func launch(with dependencies: AppDependencies) -> any HeadlessApp { App(base.launch(with: dependencies), watch) }
}
