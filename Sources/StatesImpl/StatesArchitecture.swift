import HeadlessUI
import SharedModel

/// MVC with controller states: an app controller, a small controller for each screen, and segues between them.
public struct StatesArchitecture: Architecture {
  /// The roles, and the rules for who may know whom.
  public let profile = ArchitectureProfile(
    name: "States",
    idea:
      "An app controller passes system events to the current screen's state; a segue passes data between two states.",
    roles: roles, rules: rules,
    list: .init(
      asks: "PlacesControllerState", formats: "PlacesDataSource", navigates: "PlacesToPlaceSegue",
      remembers: "PlacesMemento"))

  /// Creates the architecture; its launches are independent of each other.
  public init() {}

  /// Starts the app; the app controller fills the window.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppController(dependencies: dependencies))
  }

  private static let roles: [ArchitectureProfile.Role] = [
    .init(
      "App controller", duty: "Receives system events and passes them to the current state.",
      suffixes: ["AppController"]),
    .init("Controller state", duty: "Controls one screen while it is built.", suffixes: ["ControllerState"]),
    .init(
      "View controller", duty: "Is the view, and reports what the user did.",
      suffixes: ["ViewController", "LoadStatus"]),
    .init("Messages", duty: "Lists everything that a view can send to its state.", suffixes: ["Messages"]),
    .init("Data source", duty: "Fills a list from model objects.", suffixes: ["DataSource"]),
    .init("Memento", duty: "Outlives the state of a released screen.", suffixes: ["Memento"]),
    .init(
      "Model", duty: "Is shared by states: the loaded places, the favourite changes in flight.",
      suffixes: ["LoadedPlaces", "FavouriteChanges", "SharedObjects"]),
    .init("Segue", duty: "Hands data from one state to another.", suffixes: ["Segue"]),
    .init(
      "Scene", duty: "Creates segues and states, and builds and releases the open screens.",
      suffixes: ["Scene", "SceneStack", "SegueFactory"]),
    .init(
      "Contract", duty: "Lists what a scene may ask of any state, and a state of its scene.",
      types: ["AppControllerState", "AppControllerStateDelegate"]),
  ]

  private static let rules: [ArchitectureProfile.Rule] = [
    .init(
      "The view controller is view: it knows nothing of the model.", role: "View controller",
      mustNotKnow: [.module("SharedModel"), .role("Model"), .role("Data source"), .role("Memento")]),
    .init(
      "The view controller can only send the messages that its state makes available.", role: "View controller",
      mustNotKnow: [.role("Controller state"), .role("Contract"), .role("App controller"), .role("Scene")]),
    .init(
      "A state names a segue of its view, and knows neither the segue's class nor the next screen.",
      role: "Controller state", mustNotKnow: [.role("Segue"), .role("Scene"), .role("App controller")]),
    .init(
      "The view controller decides how a screen looks: a state knows no outlet.", role: "Controller state",
      mustNotKnow: [.types(endingIn: ["Layout", "View"], of: "Storyboard")]),
    .init(
      "A segue hands data over between two states, and knows nothing else.", role: "Segue",
      mustNotKnow: [
        .role("App controller"), .role("Scene"), .role("View controller"), .role("Data source"),
        .module("HeadlessUI"), .module("Storyboard"),
      ]),
    .init(
      "The app controller knows no screen: it passes everything to the current state.", role: "App controller",
      mustNotKnow: [
        .role("Controller state"), .role("View controller"), .role("Segue"), .role("Data source"),
        .module("Storyboard"),
      ]),
    .init(
      "No object knows all states: a scene creates one without naming it.", role: "Scene",
      mustNotKnow: [.role("Controller state")]),
    .init(
      "A memento names its state, and keeps nothing of the screen alive.", role: "Memento",
      mustNotKnow: [.role("View controller"), .role("Data source"), .role("Scene"), .module("HeadlessUI")]),
    .init(
      "A model object that states share knows no screen.", role: "Model",
      mustNotKnow: [
        .role("Controller state"), .role("Contract"), .role("View controller"), .role("Data source"), .role("Memento"),
        .role("Scene"), .module("HeadlessUI"), .module("Storyboard"),
      ]),
    .init(
      "A data source fills a list and knows nothing around it: no controller, no layout.", role: "Data source",
      mustNotKnow: [
        .role("View controller"), .role("Controller state"), .role("Contract"), .role("App controller"),
        .module("Storyboard"),
      ]),
  ]
}
