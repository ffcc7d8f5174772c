import HeadlessUI
import SharedModel

/// The massive app after the second step: the screen of the places no longer reads data.
public struct Step2Architecture: Architecture {
  /// The roles and rules from this step on.
  public let profile = ArchitectureProfile(
    name: "Step2",
    idea: "An interactor obtains the places as plain values; the presenter remembers them, and the list shows them.",
    roles: [
      .init(
        "App delegate", duty: "Makes and restores every screen, hears the system, and saves what outlives a screen.",
        suffixes: ["AppDelegate"]),
      .init(
        "View controller", duty: "Does all that has to do with its screen, except in the places.",
        suffixes: ["ViewController", "DisplayManager"]),
      .init("Presenter", duty: "Decides what follows from what the user did.", suffixes: ["Presenter"]),
      .init("Interactor", duty: "Puts services and application logic behind one interface.", suffixes: ["Interactor"]),
      .init("Plain object", duty: "Passes between interactor and presenter.", suffixes: ["Item"]),
      .init("View model", duty: "Is what a view shows: plain, immutable values.", suffixes: ["ViewModel"]),
      .init("Facade", duty: "Holds the logic that screens share.", suffixes: ["Facade"]),
      .init("Helper", duty: "Waits until the user has stopped typing.", suffixes: ["Debouncer"]),
      .init("Router", duty: "Opens other screens.", suffixes: ["Router"]),
      .init(
        "Contract", duty: "Says what one part may ask of another.",
        suffixes: [
          "ViewInput", "ViewOutput", "InteractorInput", "InteractorOutput", "RouterInput", "ModuleInput",
          "FacadeInput", "FacadeOutput", "TransitionHandler",
        ]),
    ],
    rules: [
      .init("The presenter never uses the view kit.", role: "Presenter", mustNotKnow: [.module("HeadlessUI")]),
      .init("The presenter knows no screen.", role: "Presenter", mustNotKnow: [.role("View controller")]),
      .init(
        "The interactor never knows how anything is shown.", role: "Interactor",
        mustNotKnow: [.module("HeadlessUI"), .role("View controller"), .role("Presenter"), .role("Router")]),
      .init(
        "The router knows no presenter and no interactor.", role: "Router",
        mustNotKnow: [.role("Presenter"), .role("Interactor")]),
    ])

  /// Creates the architecture; its launches are independent of each other.
  public init() {}

  /// Starts the app; the application delegate fills the window and observes the session.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
