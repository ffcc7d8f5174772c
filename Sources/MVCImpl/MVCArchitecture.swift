import HeadlessUI
import SharedModel

/// Apple's Model-View-Controller: view controllers mediate between the model and their views.
public struct MVCArchitecture: Architecture {
  /// MVC as its proponents describe it.
  public let profile = ArchitectureProfile(
    name: "MVC",
    idea: "A view controller per screen observes the model, fills its view and navigates.",
    roles: [
      .init("App delegate", duty: "Decides what the window shows and hears the system.", suffixes: ["AppDelegate"]),
      .init("View controller", duty: "Mediates between model and view, and navigates.", suffixes: ["ViewController"]),
      .init(
        "Model", duty: "Holds what is loaded, changed and saved, and notifies its observers.",
        suffixes: ["List", "Search", "Book", "Editor", "Store"]),
      .init("Data source", duty: "Fills a list from model objects.", suffixes: ["DataSource"]),
      .init(
        "Restoration", duty: "Says how to show a screen again, and has that kept.",
        suffixes: ["StateRestorable", "TransitionRecorder"]),
      .init(
        "View controller delegate", duty: "Hears what happens on a screen, or a part of one, that it shows.",
        suffixes: ["ViewControllerDelegate"]),
    ],
    rules: [
      .init(
        "A view controller is handed what it needs: it never reaches for the app delegate, nor for all that there is.",
        role: "View controller",
        mustNotKnow: [.role("App delegate"), .types(endingIn: ["AppDependencies"], of: "SharedModel")]),
      .init(
        "A model object knows no controller and no view.", role: "Model",
        mustNotKnow: [
          .role("View controller"), .role("App delegate"), .role("Data source"), .role("Restoration"),
          .role("View controller delegate"), .module("HeadlessUI"), .module("Storyboard"),
        ]),
      .init(
        "A model object words nothing.", role: "Model",
        mustNotKnow: [.types(endingIn: ["Texts"], of: "SharedModel")]),
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
        "A screen tells its delegate what has happened, and nothing of how it shows that.",
        role: "View controller delegate",
        mustNotKnow: [.role("App delegate"), .role("Data source"), .module("Storyboard")]),
    ],
    list: .init(
      asks: "PlaceList", formats: "PlacesDataSource", navigates: "PlacesViewController",
      remembers: "PlaceList"))

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; the application delegate fills the window and hears of the session.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
