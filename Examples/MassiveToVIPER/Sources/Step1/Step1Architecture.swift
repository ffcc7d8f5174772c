import HeadlessUI
import SharedModel

/// The massive app after the first step: the screen of the places no longer opens other screens.
public struct Step1Architecture: Architecture {
  /// The roles and rules from this step on.
  public let profile = ArchitectureProfile(
    name: "Step1",
    idea: "The list of places reports what was selected; a presenter decides what follows, and a router opens it.",
    roles: [
      .init(
        "App delegate", duty: "Makes and restores every screen, hears the system, and saves what outlives a screen.",
        suffixes: ["AppDelegate"]),
      .init(
        "View controller", duty: "Does all that has to do with its screen, except in the places.",
        suffixes: ["ViewController"]),
      .init("Presenter", duty: "Decides what follows from what the user did.", suffixes: ["Presenter"]),
      .init("Facade", duty: "Holds the logic that screens share.", suffixes: ["Facade"]),
      .init("Helper", duty: "Waits until the user has stopped typing.", suffixes: ["Debouncer"]),
      .init("Router", duty: "Opens other screens.", suffixes: ["Router"]),
      .init(
        "Contract", duty: "Says what one part may ask of another.",
        suffixes: ["ViewOutput", "RouterInput", "FacadeInput", "FacadeOutput", "TransitionHandler"]),
    ],
    rules: [
      .init("The presenter never uses the view kit.", role: "Presenter", mustNotKnow: [.module("HeadlessUI")]),
      .init("The presenter knows no screen.", role: "Presenter", mustNotKnow: [.role("View controller")]),
    ])

  /// Creates the architecture; its launches are independent of each other.
  public init() {}

  /// Starts the app; the application delegate fills the window and observes the session.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
