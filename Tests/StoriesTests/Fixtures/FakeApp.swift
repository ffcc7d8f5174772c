import HeadlessUI
import SharedModel

/// An app without logic: it shows a given snapshot and records the interactions.
final class FakeApp: @MainActor FaultReporting {
  var snapshot: Snapshot
  let dependencies: AppDependencies
  private(set) var interactions: [Interaction] = []
  var faults: [Fault] = []
  private let react: (FakeApp, Interaction) -> ImpossibleInteraction?

  init(
    snapshot: Snapshot, dependencies: AppDependencies,
    react: @escaping (FakeApp, Interaction) -> ImpossibleInteraction?
  ) {
    self.snapshot = snapshot
    self.dependencies = dependencies
    self.react = react
  }

  func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    interactions.append(interaction)
    if let reason = react(self, interaction) { throw reason }
  }

  func takeFaults() -> [Fault] {
    defer { faults = [] }
    return faults
  }
}

final class FakeArchitecture: Architecture {
  let profile: ArchitectureProfile
  /// The snapshot of an app at launch.
  var snapshot: Snapshot
  /// Handles an interaction: it may change the app's snapshot, or refuse.
  var react: (FakeApp, Interaction) -> ImpossibleInteraction? = { _, _ in nil }
  private(set) weak var app: FakeApp?
  private(set) var launches = 0

  init(_ name: String = "Fake", snapshot: Snapshot = .places) {
    profile = ArchitectureProfile(name: name, idea: "Shows what it is told to.", roles: [], rules: [])
    self.snapshot = snapshot
  }

  static func refusing(_ snapshot: Snapshot = .places) -> FakeArchitecture {
    let architecture = FakeArchitecture(snapshot: snapshot)
    architecture.react = { app, _ in .noModal(frontmost: app.snapshot.screen) }
    return architecture
  }

  /// An app whose title changes when a link is opened.
  static func linking(_ name: String, to title: String, snapshot: Snapshot = .places) -> FakeArchitecture {
    let architecture = FakeArchitecture(name, snapshot: snapshot)
    architecture.react = { app, interaction in
      if case .open = interaction { app.snapshot.screen.title = title }
      return nil
    }
    return architecture
  }

  func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    let app = FakeApp(snapshot: snapshot, dependencies: dependencies, react: react)
    self.app = app
    launches += 1
    return app
  }
}

extension Snapshot {
  /// A stack of two screens with most kinds of element.
  static var places: Snapshot {
    let rows = [
      Element.Row(title: "MAAT", subtitle: "Art.", accessory: "★"), Element.Row(title: "Sé", badge: "3"),
    ]
    let list = Element.List(sections: [
      .init(title: "M", rows: [rows[0]]), .init(title: "S", rows: [rows[1]]),
    ])
    return Snapshot(
      stack: [.init(name: "menu", title: "Lisbon"), .init(name: "places", title: "Alfama")],
      screen: Screen(
        name: "places", title: "Alfama",
        elements: [
          Element(id: "places.search", content: .textField("m")),
          Element(id: "places.list", content: .list(list)),
          Element(id: "places.spinner", content: .spinner),
          Element(id: "places.more", content: .button("Loading more…"), isEnabled: false),
          Element(id: "place.favourite", content: .toggle(true)),
        ]))
  }

  static let empty = Snapshot(
    stack: [.init(name: "article", title: "")], screen: Screen(name: "article", title: "", elements: []))

  /// `places` under a modal and an alert.
  static var note: Snapshot {
    var snapshot = places
    snapshot.modal = Screen(
      name: "note", title: "Note", elements: [Element(id: "note.count", content: .label("2/140"))])
    snapshot.alert = Alert(title: "Discard changes?", buttons: ["Discard"])
    return snapshot
  }
}
