import HeadlessUI
import SharedModel

/// Massive View Controller: the app as it gets when every change goes where the screen is.
public struct MassiveArchitecture: Architecture {
  /// Nobody proposes it; this is how those who refactor it describe it.
  public let profile = ArchitectureProfile(
    name: "Massive",
    idea: "One controller per screen does all: it asks, shows, decides, navigates, and knows its neighbours.",
    roles: [
      .init(
        "App delegate", duty: "Makes and restores every screen, hears the system, and saves what outlives a screen.",
        suffixes: ["AppDelegate"]),
      .init(
        "View controller", duty: "Does all that has to do with its screen, and some for the screens around it.",
        suffixes: ["ViewController"]),
    ],
    // No rule binds a view controller: each may know every other one, its parts, and the app delegate.
    rules: [
      .init(
        "The app delegate knows every view controller, and leaves the outlets to them.", role: "App delegate",
        mustNotKnow: [.module("Storyboard")])
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; the application delegate fills the window and hears of the session.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
