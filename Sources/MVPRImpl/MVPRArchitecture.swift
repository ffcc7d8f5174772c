import HeadlessUI
import SharedModel

/// Model-View-Presenter with Routers and Builders: passive views, and presenters that are handed all they need.
public struct MVPRArchitecture: Architecture {
  /// The name, the roles, and the rules for who may know whom.
  public let profile = ArchitectureProfile(
    name: "MVP-R",
    idea: "A presenter per screen tells a passive view what to show; routers navigate, builders inject.",
    roles: [
      .init("View", duty: "Names what a presenter can set on a screen.", suffixes: ["View"]),
      .init(
        "View controller", duty: "Shows what its presenter sets, and reports input.", suffixes: ["ViewController"],
        types: ["LoadStatusView"]),
      .init("Presenter", duty: "Holds a screen's state, presentation logic and use cases.", suffixes: ["Presenter"]),
      .init(
        "Use case", duty: "Holds logic that presenters share or that outlives a screen.",
        suffixes: ["PlacesLoader", "LoadedPlaces", "FavouriteEditor"]),
      .init("Presenting", duty: "Names what a view reports to its presenter.", suffixes: ["Presenting"]),
      .init("Routing", duty: "Names where a presenter can navigate.", suffixes: ["Routing"]),
      .init("Router", duty: "Navigates, and hands shared dependencies on.", suffixes: ["Router"]),
      .init("Alert route", duty: "Shows alerts for every router.", suffixes: ["AlertRoute"]),
      .init("Builder", duty: "Makes a module and injects what it needs.", suffixes: ["Builder"]),
      .init(
        "Shared dependencies", duty: "Pass on objects that exist once in a launch.", suffixes: ["Dependencies"]),
      .init("Dependency", duty: "Names what is needed of a shared object.", suffixes: dependencySuffixes),
      .init(
        "Shown value", duty: "Is plain text and flags that a view shows.",
        suffixes: ["Row", "Section", "MoreButton", "LoadStatus"]),
      .init(
        "Restoration", duty: "Records how to open a screen again.",
        suffixes: ["RestorablePresenting", "RestorableScreen"]),
      .init(
        "Single instance", duty: "Checks that shared objects exist once.",
        suffixes: ["LaunchScope", "SingleInstance"]),
      .init("Application delegate", duty: "Passes system events on.", suffixes: ["AppDelegate"]),
    ],
    // snippet.rules
    rules: [
      .init(
        "A presenter never uses the view kit.", role: "Presenter",
        mustNotKnow: [.module("HeadlessUI"), .module("Storyboard")]),
      .init(
        "A presenter knows its view, its router and its use cases by their protocols only.", role: "Presenter",
        mustNotKnow: [.role("View controller"), .role("Router"), .role("Use case")]),
      .init(
        "A presenter is handed what it needs, one by one, and gets it nowhere else.", role: "Presenter",
        mustNotKnow: [.role("Builder"), .role("Shared dependencies")]),
      .init(
        "A use case knows neither the view kit nor who it works for.", role: "Use case",
        mustNotKnow: [
          .module("HeadlessUI"), .module("Storyboard"), .role("Presenter"), .role("View"), .role("Routing"),
        ]),
      .init(
        "A view is passive: it speaks neither of the view kit nor of the model.", role: "View",
        mustNotKnow: [.module("HeadlessUI"), .module("Storyboard"), .module("SharedModel")]),
      .init(
        "A view controller does not know the model.", role: "View controller", mustNotKnow: [.module("SharedModel")]),
      .init(
        "A view controller knows its presenter by its protocol only, and nothing beyond it.", role: "View controller",
        mustNotKnow: [
          .role("Presenter"), .role("Routing"), .role("Router"), .role("Builder"), .role("Shared dependencies"),
        ]),
      .init(
        "Only builders make view controllers and presenters.", role: "Router",
        mustNotKnow: [.role("View controller"), .role("Presenter")]),
    ],
    // snippet.end
    list: .init(
      asks: "PlacesPresenter", formats: "PlacesPresenter", navigates: "PlacesRouter", remembers: "LoadedPlaces"))

  /// Creates the architecture; its launches are independent of each other.
  public init() {}

  /// Starts the app in a new launch scope.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(builder: AppBuilder(dependencies: dependencies, launch: LaunchScope())))
  }

  private static let dependencySuffixes = [
    "Change", "Editing", "Loading", "Observer", "PlaceList", "PlaceSequence", "Storage", "UserSession",
  ]
}
