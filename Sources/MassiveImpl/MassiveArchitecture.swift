import HeadlessUI
import SharedModel

/// Massive View Controller: the app that results if every change goes into the screen's controller.
public struct MassiveArchitecture: Architecture {
  /// Nobody advocates it; these are the words of people who refactor it.
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
      .init("Helper", duty: "Waits until the user has stopped typing.", suffixes: ["Debouncer"]),
    ],
    // No rule binds a view controller: it may know all others, its parts, and the app delegate.
    rules: [
      .init(
        "The app delegate knows every view controller, and leaves the outlets to them.", role: "App delegate",
        mustNotKnow: [.module("Storyboard")])
    ],
    list: .init(
      asks: "PlacesViewController", formats: "PlacesViewController", navigates: "PlacesViewController",
      remembers: "PlacesViewController"))

  /// Creates the architecture; its launches are independent of each other.
  public init() {}

  /// Starts the app; the application delegate fills the window and observes the session.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
