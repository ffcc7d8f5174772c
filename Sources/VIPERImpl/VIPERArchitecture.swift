import HeadlessUI
import SharedModel

/// View, Interactor, Presenter, Entity, Router: a module per screen whose parts meet at protocols only.
public struct VIPERArchitecture: Architecture {
  /// The parts of a module, and the contracts that are all they know of each other.
  public let profile = ArchitectureProfile(
    name: "VIPER",
    idea: "A module per screen: the presenter decides, its view shows, its interactor asks, its router leads on.",
    roles: roles, rules: rules,
    list: .init(
      asks: "PlacesInteractor", formats: "PlacesPresenter", navigates: "PlacesRouter", remembers: "PagingFacade"))

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app with a new root module.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(rootAssembly: RootAssembly(dependencies: dependencies)))
  }

  private static let roles: [ArchitectureProfile.Role] = [
    .init("App delegate", duty: "Passes system events to the root module.", suffixes: ["AppDelegate"]),
    .init("View", duty: "Shows what it is given and reports what the user does.", suffixes: viewSuffixes),
    .init("View model", duty: "Contains what a view shows, in plain, immutable values.", suffixes: ["ViewModel"]),
    .init("Presenter", duty: "Holds the screen's state and decides what happens next.", suffixes: ["Presenter"]),
    .init("Interactor", duty: "Puts services and application logic behind one interface.", suffixes: ["Interactor"]),
    .init("Facade", duty: "Holds the logic that interactors share.", suffixes: ["Facade"]),
    .init("Plain object", duty: "Passes between interactor and presenter.", suffixes: ["Item"]),
    .init("Router", duty: "Opens other modules.", suffixes: ["Router"]),
    .init(
      "Assembly", duty: "Makes a module and gives it what it needs.", suffixes: ["Assembly", "Assemblies", "Module"]),
    .init("Contract", duty: "Lists what one part may ask of another.", suffixes: contractSuffixes),
    .init("Entity", duty: "Describes the content of the guide.", suffixes: entitySuffixes, module: "SharedModel"),
  ]

  private static let viewSuffixes = ["ViewController", "RootView", "DisplayManager", "LoadStatusDisplay"]

  private static let entitySuffixes = [
    "Quarter", "Place", "PlacePage", "Article", "ArticleCategory", "User", "Credentials", "ImageData",
  ]

  private static let contractSuffixes = [
    "ViewInput", "ViewOutput", "InteractorInput", "InteractorOutput", "RouterInput", "ModuleInput", "ModuleOutput",
    "TransitionHandler", "ModuleView", "FacadeInput", "FacadeOutput", "AlertRoute", "AlertOutput", "Storage",
    "UserSession",
  ]

  private static let texts = ArchitectureProfile.Rule.Subject.types(endingIn: ["Texts"], of: "SharedModel")

  private static let rules: [ArchitectureProfile.Rule] = [
    .init(
      "The view knows no entity, no service, nothing of the model.", role: "View",
      mustNotKnow: [.module("SharedModel"), .role("Entity"), .role("Plain object")]),
    .init(
      "The view knows its presenter as an output only, and makes no other screen.", role: "View",
      mustNotKnow: [.role("Presenter"), .role("Interactor"), .role("Router"), .role("Assembly")]),
    .init(
      "The presenter never uses the view kit.", role: "Presenter",
      mustNotKnow: [.module("HeadlessUI"), .module("Storyboard")]),
    .init(
      "The presenter knows its neighbours by their contracts only.", role: "Presenter",
      mustNotKnow: [.role("View"), .role("Interactor"), .role("Router"), .role("Assembly")]),
    .init("The presenter never sees an entity.", role: "Presenter", mustNotKnow: [.role("Entity")]),
    .init(
      "The interactor never knows the view, nor how anything is shown.", role: "Interactor",
      mustNotKnow: [.module("HeadlessUI"), .module("Storyboard"), .role("View"), .role("View model")]),
    .init(
      "The interactor knows its presenter as an output only, and leads nowhere.", role: "Interactor",
      mustNotKnow: [.role("Presenter"), .role("Router"), .role("Assembly")]),
    .init("The interactor words nothing.", role: "Interactor", mustNotKnow: [texts]),
    .init(
      "A facade knows services and entities, and nobody who asks for it but by a contract.", role: "Facade",
      mustNotKnow: [
        .module("HeadlessUI"), .module("Storyboard"), .role("View"), .role("View model"), .role("Presenter"),
        .role("Interactor"), .role("Router"), .role("Assembly"), texts,
      ]),
    .init(
      "The router gets screens from assemblies and never looks inside.", role: "Router",
      mustNotKnow: [.role("View"), .role("Presenter"), .role("Interactor"), .role("Entity"), .module("Storyboard")]),
  ]
}
