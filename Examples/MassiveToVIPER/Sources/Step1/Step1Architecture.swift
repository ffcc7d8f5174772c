import HeadlessUI
import SharedModel

/// The massive app after the first step: the screen of the places no longer opens other screens.
public struct Step1Architecture: Architecture {
  /// What this step has moved, and who may know whom from now on.
  public let profile = ArchitectureProfile(
    name: "Step1",
    idea: "The list of places says what was selected; a presenter decides, and a router leads on.",
    roles: [
      .init("App delegate", duty: "Makes and restores every screen, and hears the system.", suffixes: ["AppDelegate"]),
      .init(
        "View controller", duty: "Does all that has to do with its screen, but for the places.",
        suffixes: ["ViewController", "DataSource"]),
      .init("Presenter", duty: "Decides what becomes of what the user did.", suffixes: ["Presenter"]),
      .init("Plain object", duty: "Is handed from one screen to the next.", suffixes: ["LoadedPlaces"]),
      .init("Router", duty: "Opens other screens.", suffixes: ["Router"]),
      .init(
        "Contract", duty: "Says what one part may ask of another.",
        suffixes: ["ViewOutput", "RouterInput", "ModuleInput", "ModuleOutput", "TransitionHandler"]),
    ],
    rules: [
      .init("The presenter never uses the view kit.", role: "Presenter", mustNotKnow: [.module("HeadlessUI")]),
      .init("The presenter knows no screen.", role: "Presenter", mustNotKnow: [.role("View controller")]),
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; the application delegate fills the window and hears of the session.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
