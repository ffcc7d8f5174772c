import HeadlessUI
import SharedModel

/// An architecture whose app shows what it is told to, and changes its title when something is toggled.
struct PlayedArchitecture: Architecture {
  let profile: ArchitectureProfile
  private let titleAfterToggle: String

  init(_ name: String, titleAfterToggle: String = "Toggled") {
    profile = ArchitectureProfile(name: name, idea: "Shows what it is told to.", roles: [], rules: [])
    self.titleAfterToggle = titleAfterToggle
  }

  func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    FakeApp(titleAfterToggle: titleAfterToggle)
  }
}

private final class FakeApp: HeadlessApp {
  private(set) var snapshot = Snapshot.quiet
  private let titleAfterToggle: String

  init(titleAfterToggle: String) {
    self.titleAfterToggle = titleAfterToggle
  }

  func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    switch interaction {
    case .toggle: snapshot.screen.title = titleAfterToggle
    case .swipeModalDown: throw .noModal(frontmost: snapshot.screen)
    default: break
    }
  }
}
