import HeadlessUI
import SharedModel

/// What an app showed in the course of a story, snapshot by snapshot.
final class Recording {
  private(set) var snapshots: [Snapshot] = []

  func record(_ snapshot: Snapshot) { snapshots.append(snapshot) }
}

/// Another architecture, of which all is recorded that its apps show.
struct RecordingArchitecture: Architecture {
  private final class App: HeadlessApp {
    private let base: any HeadlessApp
    private let recording: Recording

    init(_ base: any HeadlessApp, _ recording: Recording) {
      self.base = base
      self.recording = recording
    }

    var snapshot: Snapshot {
      let snapshot = base.snapshot
      recording.record(snapshot)
      return snapshot
    }

    func perform(_ interaction: Interaction) throws(ImpossibleInteraction) { try base.perform(interaction) }
  }

  let base: any Architecture
  let recording: Recording

  var profile: ArchitectureProfile { base.profile }

  func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    App(base.launch(with: dependencies), recording)
  }
}
