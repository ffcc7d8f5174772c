import HeadlessUI
import SharedModel

/// An architecture whose app is one screen with one button, which changes the screen's title.
package struct FakeArchitecture: Architecture {
  package let profile: ArchitectureProfile
  private let titleAfterTap: String

  /// - Parameters:
  ///   - module: The module's name; nil for one named after the architecture.
  ///   - sources: The folder of the sources; one that doesn't exist has no lines.
  package init(
    _ name: String, titleAfterTap: String = "Out", isDraft: Bool = false, module: String? = nil,
    sources: String = "/nowhere"
  ) {
    profile = ArchitectureProfile(
      name: name, idea: "The idea of \(name).", isDraft: isDraft, roles: [], rules: [],
      module: "\(module ?? "Fake\(name)")/Fake.swift",
      file: "\(sources)/Fake.swift")
    self.titleAfterTap = titleAfterTap
  }

  package func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    FakeApp(titleAfterTap: titleAfterTap)
  }
}

private final class FakeApp: HeadlessApp {
  private(set) var snapshot: Snapshot
  private let titleAfterTap: String

  init(titleAfterTap: String) {
    self.titleAfterTap = titleAfterTap
    snapshot = Self.snapshot(title: "In")
  }

  func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    guard interaction == .tap(id: "menu.signOut") else { throw .noModal(frontmost: snapshot.screen) }
    snapshot = Self.snapshot(title: titleAfterTap)
  }

  private static func snapshot(title: String) -> Snapshot {
    Snapshot(
      stack: [Snapshot.Entry(name: "menu", title: title)],
      screen: Snapshot.Screen(
        name: "menu", title: title, elements: [Element(id: "menu.signOut", content: .button("Sign out"))]))
  }
}
