import HeadlessUI
import SharedModel

/// An architecture that behaves as the other fake ones do, but whose app and screen keep each other alive.
struct LeakyArchitecture: Architecture {
  let profile = ArchitectureProfile(
    name: "Leaky", idea: "Nothing goes.", roles: [], rules: [], module: "CompareTests/Leaky.swift",
    file: "/nowhere/Leaky.swift")
  private let base = FakeArchitecture("Leaky")

  func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    LeakyApp(base.launch(with: dependencies))
  }
}

final class LeakyApp: HeadlessApp {
  final class Screen {
    private let app: LeakyApp

    init(of app: LeakyApp) {
      self.app = app
    }
  }

  private let base: any HeadlessApp
  private var screen: Screen?

  init(_ base: any HeadlessApp) {
    self.base = base
    screen = Screen(of: self)
  }

  var snapshot: Snapshot { base.snapshot }

  func perform(_ interaction: Interaction) throws(ImpossibleInteraction) { try base.perform(interaction) }
}
