import HeadlessUI
import SharedModel

/// Unidirectional: one state, changed by actions alone.
public struct ReducerArchitecture: Architecture {
  /// One-way state as its proponents state it.
  public let profile = ArchitectureProfile(
    name: "Reducer",
    idea: "All that is known is one state, which reducers change by actions alone; views render it and send actions.",
    roles: [
      .init("App delegate", duty: "Owns the store, and tells it what the system says.", suffixes: ["AppDelegate"]),
      .init(
        "State", duty: "Is all that is known of a feature.", suffixes: ["State", "Screen", "PlaceList", "LoadedPage"]),
      .init("Action", duty: "Is all that can happen to a feature.", suffixes: ["Action"]),
      .init(
        "Reducer", duty: "Says how an action changes the state, and what is to be done then.", suffixes: ["Reducer"]),
      .init(
        "Dependency", duty: "Does an effect's work with services and stores.",
        suffixes: ["PlacePages", "SavedStateKeeper"]),
      .init(
        "Store", duty: "Holds the state, runs effects, and is scoped to a feature.",
        suffixes: ["Store", "StoreCore", "Effect", "EffectID"]),
      .init(
        "View state", duty: "Is the small part of a state that a screen shows.", suffixes: ["ViewState", "WindowState"]),
      .init("View controller", duty: "Renders state and sends actions.", suffixes: ["ViewController"]),
      .init("Data source", duty: "Fills a list from state.", suffixes: ["DataSource"]),
      .init(
        "Renderer", duty: "Brings the window in line with the state: the stack, the note and the alert.",
        suffixes: ["WindowRenderer", "ScreenFactory"]),
    ],
    rules: [
      .init(
        "A view controller decides nothing: it knows no reducer, and nothing that a reducer works with.",
        role: "View controller",
        mustNotKnow: [
          .role("Reducer"), .role("Dependency"), .role("App delegate"), .role("Renderer"), .appDependencies, .services,
          .stores,
        ]),
      .init(
        "State is values: it knows nobody who changes or shows it.", role: "State",
        mustNotKnow: [
          .role("Reducer"), .role("Dependency"), .role("Store"), .role("View state"), .role("View controller"),
          .role("Data source"), .role("Renderer"), .role("App delegate"), .appDependencies, .services, .stores,
          .module("HeadlessUI"), .module("Storyboard"),
        ]),
      .init(
        "An action says what has happened, and to nobody in particular.", role: "Action",
        mustNotKnow: [
          .role("Reducer"), .role("Dependency"), .role("Store"), .role("View state"), .role("View controller"),
          .role("Renderer"), .services, .module("HeadlessUI"), .module("Storyboard"),
        ]),
      .init(
        "A reducer knows nobody who shows the state, and sends nothing but by effects.", role: "Reducer",
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
        "The renderer shows the state and asks nobody else.", role: "Renderer",
        mustNotKnow: [.role("Reducer"), .role("Dependency"), .appDependencies, .services, .stores]),
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; the application delegate owns its store.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}

/// What the model has, and rules speak of.
extension ArchitectureProfile.Rule.Subject {
  fileprivate static let appDependencies = Self.types(endingIn: ["AppDependencies"], of: "SharedModel")
  fileprivate static let services = Self.types(endingIn: ["Service"], of: "SharedModel")
  fileprivate static let stores = Self.types(
    endingIn: ["Favourites", "Notes", "Session", "ImageCache"], of: "SharedModel")
}
