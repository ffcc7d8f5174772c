import HeadlessUI
import SharedModel

/// Unidirectional architecture: one state, which only actions change.
public struct ReducerArchitecture: Architecture {
  /// The idea, the roles and the rules of the architecture.
  public let profile = ArchitectureProfile(
    name: "Reducer",
    idea: "One state holds all that the app knows. Only actions change it, through reducers; views render it.",
    roles: [
      .init("App delegate", duty: "Owns the store, and sends it system events.", suffixes: ["AppDelegate"]),
      .init(
        "State", duty: "Holds everything known about a feature.",
        suffixes: ["State", "Screen", "PlaceList", "LoadedPage"]),
      .init("Action", duty: "Lists everything that can happen to a feature.", suffixes: ["Action"]),
      .init(
        "Reducer", duty: "Changes the state after an action, and returns what to do next.", suffixes: ["Reducer"]),
      .init(
        "Dependency", duty: "Works with services and stores for an effect.",
        suffixes: ["PlacePages", "SavedStateKeeper"]),
      .init(
        "Store", duty: "Holds the state and runs effects; a screen gets a scope of it.",
        suffixes: ["Store", "StoreCore", "Effect", "EffectID"]),
      .init(
        "View state", duty: "Is the part of a state that a screen shows, and small.",
        suffixes: ["ViewState", "WindowState"]),
      .init("View controller", duty: "Renders state and sends actions.", suffixes: ["ViewController"]),
      .init("Data source", duty: "Fills a list from state.", suffixes: ["DataSource"]),
      .init(
        "Renderer", duty: "Makes the window show the state: the stack, the note and the alert.",
        suffixes: ["WindowRenderer", "ScreenFactory"]),
    ],
    rules: [
      .init(
        "A view controller decides nothing: it knows no reducer and nothing that a reducer needs.",
        role: "View controller",
        mustNotKnow: [
          .role("Reducer"), .role("Dependency"), .role("App delegate"), .role("Renderer"), .appDependencies, .services,
          .stores,
        ]),
      .init(
        "State is values: it knows nothing that changes or shows it.", role: "State",
        mustNotKnow: [
          .role("Reducer"), .role("Dependency"), .role("Store"), .role("View state"), .role("View controller"),
          .role("Data source"), .role("Renderer"), .role("App delegate"), .appDependencies, .services, .stores,
          .module("HeadlessUI"), .module("Storyboard"),
        ]),
      .init(
        "An action names what has happened, and no receiver.", role: "Action",
        mustNotKnow: [
          .role("Reducer"), .role("Dependency"), .role("Store"), .role("View state"), .role("View controller"),
          .role("Renderer"), .services, .module("HeadlessUI"), .module("Storyboard"),
        ]),
      .init(
        "A reducer knows nothing that shows the state, and sends actions only through effects.", role: "Reducer",
        mustNotKnow: [
          .role("View state"), .role("View controller"), .role("Data source"), .role("Renderer"),
          .role("App delegate"), .module("HeadlessUI"), .module("Storyboard"),
        ]),
      .init(
        "The store knows no feature.", role: "Store",
        mustNotKnow: [
          .role("State"), .role("Action"), .role("Dependency"), .role("View state"), .role("View controller"),
          .role("Renderer"), .role("App delegate"), .services, .stores, .module("HeadlessUI"),
          .module("Storyboard"),
        ]),
      .init(
        "The renderer knows nothing but the state that it shows.", role: "Renderer",
        mustNotKnow: [.role("Reducer"), .role("Dependency"), .appDependencies, .services, .stores]),
    ],
    list: .init(
      asks: "PlacesReducer", formats: "PlacesDataSource", navigates: "GuideReducer", remembers: "PlacesState"))

  /// Creates the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; the application delegate owns its store.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}

/// The types of the model that the rules mention.
extension ArchitectureProfile.Rule.Subject {
  fileprivate static let appDependencies = Self.types(endingIn: ["AppDependencies"], of: "SharedModel")
  fileprivate static let services = Self.types(endingIn: ["Service"], of: "SharedModel")
  fileprivate static let stores = Self.types(
    endingIn: ["Favourites", "Notes", "Session", "ImageCache"], of: "SharedModel")
}
