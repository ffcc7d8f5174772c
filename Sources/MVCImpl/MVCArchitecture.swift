import HeadlessUI
import SharedModel

/// Apple's Model-View-Controller: view controllers mediate between the model and their views.
public struct MVCArchitecture: Architecture {
  /// MVC as its proponents state it.
  public let profile = ArchitectureProfile(
    name: "MVC",
    idea: "A view controller per screen observes the model, fills its view and navigates.",
    roles: [
      .init("App delegate", duty: "Decides what the window shows and hears the system.", suffixes: ["AppDelegate"]),
      .init("View controller", duty: "Mediates between model and view, and navigates.", suffixes: ["ViewController"]),
      .init("Data source", duty: "Fills a list from model objects.", suffixes: ["DataSource"]),
      .init("Restoration", duty: "Says how to show a screen again.", suffixes: ["StateRestorable"]),
      .init(
        "View controller delegate", duty: "Hears how a modal screen ends, and closes it.",
        suffixes: ["ViewControllerDelegate"]),
    ],
    rules: [
      .init(
        "A view controller is handed what it needs: it never reaches for the app delegate.", role: "View controller",
        mustNotKnow: [.role("App delegate")]),
      .init(
        "A data source fills a list and knows nothing around it: no controller, no layout.", role: "Data source",
        mustNotKnow: [.role("View controller"), .role("App delegate"), .module("Storyboard")]),
      .init(
        "What fills a list is its view controller's own matter.", role: "App delegate",
        mustNotKnow: [.role("Data source")]),
      .init(
        "Where the user is, is told in the model's terms.", role: "Restoration",
        mustNotKnow: [.role("App delegate"), .role("Data source"), .module("Storyboard")]),
      .init(
        "A modal screen tells its delegate how it ends, and nothing of what the screen shows.",
        role: "View controller delegate",
        mustNotKnow: [.role("App delegate"), .role("Data source"), .module("Storyboard")]),
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; the application delegate fills the window and hears of the session.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
