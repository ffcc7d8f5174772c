import HeadlessUI
import SharedModel

/// MVC with controller states: an app controller, a small controller for each screen, and segues between them.
public struct StatesArchitecture: Architecture {
  /// The roles, and the rules for who may know whom.
  public let profile = ArchitectureProfile(
    name: "States",
    idea: "An app controller passes the system's events to the current screen's state; segues hand over between two.",
    roles: roles, rules: rules)

  /// Creates the architecture; its launches are independent of each other.
  public init() {}

  /// Starts the app; the app controller fills the window.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppController(dependencies: dependencies))
  }

  private static let roles: [ArchitectureProfile.Role] = [
    .init(
      "App controller", duty: "Hears the system and passes it on to the current state.", suffixes: ["AppController"]),
    .init(
      "Controller state", duty: "Controls one screen while it is built.", suffixes: ["ControllerState"]),
    .init("View controller", duty: "Is the view, and says what the user did.", suffixes: ["ViewController"]),
    .init("Messages", duty: "Is all that a view can say to its state.", suffixes: ["Messages"]),
    .init("Data source", duty: "Fills a list from model objects.", suffixes: ["DataSource"]),
    .init("Memento", duty: "Is kept of a screen that is released.", suffixes: ["Memento"]),
    .init(
      "Model", duty: "Is what states share: places as they are loaded, favourites on their way.",
      suffixes: ["LoadedPlaces", "FavouriteChanges"]),
    .init("Segue", duty: "Hands over between two states.", suffixes: ["Segue"]),
    .init("Storyboard segue", duty: "Is a way as the storyboard draws it.", suffixes: ["StoryboardSegue"]),
    .init(
      "Scene", duty: "Makes segues and states, and builds and releases the screens that are open.",
      suffixes: ["Scene", "SceneStack", "SegueFactory", "StateFactory"]),
    .init("State delegate", duty: "Hears where a state's screen leads.", suffixes: ["StateDelegate"]),
  ]

  private static let rules: [ArchitectureProfile.Rule] = [
    .init(
      "The view controller is view: it knows nothing of the model.", role: "View controller",
      mustNotKnow: [.module("SharedModel"), .role("Model"), .role("Data source"), .role("Memento")]),
    .init(
      "The view controller can only send the messages that its state makes available.", role: "View controller",
      mustNotKnow: [.role("Controller state"), .role("State delegate"), .role("App controller"), .role("Scene")]),
    .init(
      "A state leads on by the storyboard's ways, and knows neither segues nor what they lead to.",
      role: "Controller state", mustNotKnow: [.role("Segue"), .role("Scene"), .role("App controller")]),
    .init(
      "What is on a screen is its view controller's matter: a state knows no outlet.", role: "Controller state",
      mustNotKnow: [.module("Storyboard")]),
    .init(
      "A segue hands over between two states, and knows nothing else.", role: "Segue",
      mustNotKnow: [
        .role("App controller"), .role("Scene"), .role("View controller"), .role("Data source"),
        .module("HeadlessUI"), .module("Storyboard"),
      ]),
    .init(
      "The app controller knows no screen: what it passes on, it passes to the current state.", role: "App controller",
      mustNotKnow: [.role("View controller"), .role("Segue"), .role("Data source"), .module("Storyboard")]),
    .init(
      "What is kept of a screen holds on to nothing of it.", role: "Memento",
      mustNotKnow: [
        .role("Controller state"), .role("View controller"), .role("Data source"), .role("Scene"),
        .module("HeadlessUI"),
      ]),
    .init(
      "What states share knows no screen.", role: "Model",
      mustNotKnow: [
        .role("Controller state"), .role("View controller"), .role("Data source"), .role("Memento"), .role("Scene"),
        .module("HeadlessUI"), .module("Storyboard"),
      ]),
    .init(
      "A data source fills a list and knows nothing around it: no controller, no layout.", role: "Data source",
      mustNotKnow: [
        .role("View controller"), .role("Controller state"), .role("App controller"), .module("Storyboard"),
      ]),
  ]
}
