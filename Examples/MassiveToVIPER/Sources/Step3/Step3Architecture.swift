import HeadlessUI
import SharedModel

/// The massive app after the third step: the screen of the places is a VIPER module, and the others are as they were.
public struct Step3Architecture: Architecture {
  /// What this step has moved, and who may know whom from now on.
  public let profile = ArchitectureProfile(
    name: "Step3",
    idea: "An assembly makes the parts of the list of places; everything else is still massive.",
    roles: [
      .init("App delegate", duty: "Makes and restores every screen, and hears the system.", suffixes: ["AppDelegate"]),
      .init(
        "View controller", duty: "Does all that has to do with its screen, but for the places.",
        suffixes: ["ViewController", "DataSource"]),
      .init("Presenter", duty: "Decides what becomes of what the user did.", suffixes: ["Presenter"]),
      .init(
        "Interactor", duty: "Puts the services and rules behind one face.", suffixes: ["Interactor"]),
      .init(
        "Plain object", duty: "Passes between interactor and presenter, or to the next screen.",
        suffixes: ["Item", "LoadedPlaces"]),
      .init("View model", duty: "Is what a view shows: plain, immutable values.", suffixes: ["ViewModel"]),
      .init("Router", duty: "Opens other screens.", suffixes: ["Router"]),
      .init("Assembly", duty: "Makes a module.", suffixes: ["Assembly", "Module"]),
      .init(
        "Contract", duty: "Says what one part may ask of another.",
        suffixes: [
          "ViewInput", "ViewOutput", "InteractorInput", "InteractorOutput", "RouterInput", "ModuleInput",
          "ModuleOutput",
          "TransitionHandler", "ModuleView",
        ]),
    ],
    rules: [
      .init("The presenter never uses the view kit.", role: "Presenter", mustNotKnow: [.module("HeadlessUI")]),
      .init("The presenter knows no screen.", role: "Presenter", mustNotKnow: [.role("View controller")]),
      .init(
        "The interactor never knows how anything is shown.", role: "Interactor",
        mustNotKnow: [.module("HeadlessUI"), .role("View controller"), .role("Presenter"), .role("Router")]),
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; the application delegate fills the window and hears of the session.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
