import HeadlessUI
import SharedModel

/// The app in MVC, of which one screen has a state that a reducer changes by now.
public struct ToReducerArchitecture: Architecture {
  /// The moved roles, and the rules that hold from now on.
  public let profile = ArchitectureProfile(
    name: "ToReducer",
    idea: "The screen of the quarters renders a state that actions change; all others are MVC's.",
    roles: [
      .init("App delegate", duty: "Decides what the window shows and hears the system.", suffixes: ["AppDelegate"]),
      .init("View controller", duty: "Mediates between model and view, and navigates.", suffixes: ["ViewController"]),
      .init(
        "Reducer", duty: "Says how an action changes the state, and what is to be done then.", suffixes: ["Reducer"]),
    ],
    rules: [
      .init(
        "A reducer never uses the view kit.", role: "Reducer",
        mustNotKnow: [.module("HeadlessUI"), .module("Storyboard")]
      ),
      .init("A reducer knows no view controller.", role: "Reducer", mustNotKnow: [.role("View controller")]),
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app, as MVC does.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
