import HeadlessUI
import SharedModel

/// View, Interactor, ViewModel with Actions: input goes to an interactor, which runs commands; a view model fills the
/// view.
public struct ActionsArchitecture: Architecture {
  /// The roles, in the order in which a tap passes through them.
  public let profile = ArchitectureProfile(
    name: "Actions",
    idea:
      "The view creates its interactor, which runs actions and updates the model, and its view model, which shows it.",
    roles: roles, rules: rules,
    list: .init(
      asks: "LoadPlacesAction", formats: "PlacesViewModel", navigates: "PlacesViewController", remembers: "LoadedPlaces"
    ))

  /// Creates the architecture; its launches are independent of each other.
  public init() {}

  /// Starts the app; the application delegate fills the window when its interactor notifies it.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }

  private static let roles: [ArchitectureProfile.Role] = [
    .init(
      "App delegate", duty: "Fills the window and passes system events to its interactor.", suffixes: ["AppDelegate"]),
    .init(
      "View controller", duty: "Creates the view, asks for its refresh when the interactor notifies it, and navigates.",
      suffixes: ["ViewController"]),
    .init(
      "View", duty: "Creates the interactor and the view model, and connects both to its outlets.", suffixes: ["View"]),
    .init(
      "Interactor", duty: "Receives input, runs actions, updates the model and notifies the view controller.",
      suffixes: ["Interactor"]),
    .init("Action", duty: "Is one user story as a command, which carries its parameters.", suffixes: ["Action"]),
    .init("Model", duty: "Holds what one screen shows, before it is formatted.", suffixes: ["Model", "LoadStatus"]),
    .init(
      "Shared model", duty: "Holds what several screens share.", suffixes: ["LoadedPlaces", "FavouriteChanges"]),
    .init("View model", duty: "Formats what is in the model, and fills the outlets.", suffixes: ["ViewModel"]),
    .init("Interactor delegate", duty: "Receives an interactor's notifications.", suffixes: ["InteractorDelegate"]),
    .init(
      "View controller delegate", duty: "Is notified when a modal screen ends, and closes it.",
      suffixes: ["ViewControllerDelegate"]),
    .init(
      "Restoration", duty: "Describes a screen for a relaunch, and records where the user has got to.",
      suffixes: ["StateRestorable", "TransitionRecorder"]),
  ]

  private static let rules: [ArchitectureProfile.Rule] = [
    .init(
      "Input goes past the view controller, which touches no outlet.", role: "View controller",
      mustNotKnow: [.module("Storyboard"), .role("App delegate")]),
    .init(
      "The view controller asks its interactor, and runs no action.", role: "View controller",
      mustNotKnow: [.role("Action")]),
    .init(
      "A screen gets only the dependencies that it needs.", role: "View controller",
      mustNotKnow: [.types(endingIn: ["AppDependencies"], of: "SharedModel")]),
    .init(
      "The view knows the two objects that it creates, and neither its controller nor an action.", role: "View",
      mustNotKnow: [.role("View controller"), .role("App delegate"), .role("Action"), .role("Interactor delegate")]),
    .init(
      "The interactor shows nothing: it has only the outlets that it reads.", role: "Interactor",
      mustNotKnow: [.module("Storyboard"), .role("View"), .role("View model")]),
    .init(
      "The interactor knows its view controller only as a delegate.", role: "Interactor",
      mustNotKnow: [.role("View controller"), .role("App delegate")]),
    .init(
      "Every screen can use an action, because the action knows none.", role: "Action",
      mustNotKnow: [
        .module("HeadlessUI"), .module("Storyboard"), .role("Interactor"), .role("Model"), .role("View model"),
        .role("View"), .role("View controller"), .role("App delegate"),
      ]),
    .init(
      "The model knows neither how it is shown nor who changes it.", role: "Model",
      mustNotKnow: [
        .module("HeadlessUI"), .module("Storyboard"), .role("Interactor"), .role("Action"), .role("View model"),
        .role("View"), .role("View controller"),
      ]),
    .init(
      "What screens share knows none of them.", role: "Shared model",
      mustNotKnow: [
        .module("HeadlessUI"), .module("Storyboard"), .role("Interactor"), .role("Action"), .role("Model"),
        .role("View model"), .role("View"), .role("View controller"),
      ]),
    .init(
      "The view model only shows: it runs no action and notifies nobody.", role: "View model",
      mustNotKnow: [
        .role("Action"), .role("Interactor"), .role("Interactor delegate"), .role("View controller"), .role("View"),
      ]),
  ]
}
