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
    roles: roles, rules: rules)

  /// Creates the architecture; its launches are independent of each other.
  public init() {}

  /// Starts the app; the application delegate fills the window when its interactor notifies it.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }

  private static let roles: [ArchitectureProfile.Role] = [
    .init("App delegate", duty: "Fills the window and passes on what the system says.", suffixes: ["AppDelegate"]),
    .init(
      "View controller", duty: "Creates the view, has it refreshed when the interactor has news, and navigates.",
      suffixes: ["ViewController"]),
    .init(
      "View", duty: "Creates the interactor and the view model, and connects both to its outlets.", suffixes: ["View"]),
    .init(
      "Interactor", duty: "Hears the controls, runs actions, updates the model and notifies the view controller.",
      suffixes: ["Interactor"]),
    .init("Action", duty: "Is one user story as a command: run, cancelled, used again.", suffixes: ["Action"]),
    .init("Model", duty: "Is what a screen is about, in the terms of the guide.", suffixes: ["Model"]),
    .init(
      "Shared model", duty: "Is what several screens have in common; actions add to it, and take from it.",
      suffixes: ["LoadedPlaces"]),
    .init(
      "View model", duty: "Words and formats what is in the model, and pushes it to the outlets.",
      suffixes: ["ViewModel"]),
    .init(
      "Interactor delegate", duty: "Says what an interactor notifies of.", suffixes: ["InteractorDelegate"]),
    .init(
      "View controller delegate", duty: "Hears how a modal screen ends, and closes it.",
      suffixes: ["ViewControllerDelegate"]),
    .init(
      "Dependencies", duty: "Hands on what the app was launched with, and the action that outlives the screens.",
      suffixes: ["ScreenDependencies"]),
    .init("Restoration", duty: "Says how to show a screen again.", suffixes: ["StateRestorable"]),
  ]

  private static let rules: [ArchitectureProfile.Rule] = [
    .init(
      "Input goes past the view controller, which touches no outlet.", role: "View controller",
      mustNotKnow: [.module("Storyboard"), .role("App delegate")]),
    .init(
      "The view controller asks its interactor, and runs no action.", role: "View controller",
      mustNotKnow: [.role("Action")]),
    .init(
      "The view creates its two objects and knows nobody else: neither its controller nor an action.", role: "View",
      mustNotKnow: [.role("View controller"), .role("App delegate"), .role("Action"), .role("Interactor delegate")]),
    .init(
      "The interactor never shows anything: it has the outlets that it reads, and no others.", role: "Interactor",
      mustNotKnow: [.module("Storyboard"), .role("View"), .role("View model")]),
    .init(
      "The interactor knows its view controller as a delegate only.", role: "Interactor",
      mustNotKnow: [.role("View controller"), .role("App delegate")]),
    .init(
      "An action can be used by every screen, as it knows none.", role: "Action",
      mustNotKnow: [
        .module("HeadlessUI"), .module("Storyboard"), .role("Interactor"), .role("Model"), .role("View model"),
        .role("View"), .role("View controller"), .role("App delegate"),
      ]),
    .init(
      "The model knows nothing of how it is shown, nor who changes it.", role: "Model",
      mustNotKnow: [
        .module("HeadlessUI"), .module("Storyboard"), .role("Interactor"), .role("Action"), .role("View model"),
        .role("View"), .role("View controller"),
      ]),
    .init(
      "What screens share knows none of them, and asks for nothing.", role: "Shared model",
      mustNotKnow: [
        .module("HeadlessUI"), .module("Storyboard"), .role("Interactor"), .role("Action"), .role("Model"),
        .role("View model"), .role("View"), .role("View controller"),
      ]),
    .init(
      "The view model only shows: it asks the model, runs no action, and tells nobody.", role: "View model",
      mustNotKnow: [
        .role("Action"), .role("Interactor"), .role("Interactor delegate"), .role("View controller"), .role("View"),
      ]),
  ]
}
