import HeadlessUI
import SharedModel

/// The app in MVC, of which one screen has an observable view model by now.
public struct ToObservationArchitecture: Architecture {
  /// The moved roles, and the rules that hold from now on.
  public let profile = ArchitectureProfile(
    name: "ToObservation",
    idea: "The screen of the quarters shows what it reads of a view model; all others are MVC's.",
    roles: [
      .init("App delegate", duty: "Decides what the window shows and hears the system.", suffixes: ["AppDelegate"]),
      .init("View controller", duty: "Mediates between model and view, and navigates.", suffixes: ["ViewController"]),
      .init("View model", duty: "Holds what its screen shows, and asks for it.", suffixes: ["ViewModel"]),
    ],
    rules: [
      .init(
        "A view model never uses the view kit.", role: "View model",
        mustNotKnow: [.module("HeadlessUI"), .module("Storyboard")]),
      .init("A view model knows no view controller.", role: "View model", mustNotKnow: [.role("View controller")]),
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  // snippet.launch
  /// Starts the app. Only the clock is new: it lets the window track what a screen reads.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies), clock: dependencies.clock)
  }
  // snippet.end
}
