import HeadlessUI
import SharedModel

/// Model, View, ViewModel and Coordinator: screens bind to what is ready to show, and know nothing of one another.
public struct MVVMCArchitecture: Architecture {
  /// MVVM-C as its proponents describe it.
  public let profile = ArchitectureProfile(
    name: "MVVM-C",
    idea: "A view controller per screen binds to its view model, and coordinators decide what comes next.",
    roles: [
      .init(
        "App delegate", duty: "Owns the app coordinator and passes system events on.", suffixes: ["AppDelegate"]),
      .init(
        "Coordinator", duty: "Makes the screens of a flow and moves between them.", suffixes: ["Coordinator"]),
      .init(
        "Coordinator delegate", duty: "Is notified of what the user wants, and of the end of a flow.",
        suffixes: ["CoordinatorDelegate"]),
      .init("View model", duty: "Turns the model into values that are ready to show.", suffixes: ["ViewModel"]),
      .init(
        "Model", duty: "Holds what several view models share, and notifies them of every change.",
        suffixes: ["LoadedPlaces", "FavouriteChanges"]),
      .init(
        "View controller", duty: "Binds views to its view model and tells it what the user does.",
        suffixes: ["ViewController"]),
      .init(
        "Binding", duty: "Carries a view model's values and events to its view controller.",
        suffixes: ["Observable", "Event"]),
    ],
    rules: [
      .init(
        "A view model never uses the view kit.", role: "View model",
        mustNotKnow: [.module("HeadlessUI"), .module("Storyboard")]),
      .init("A view model knows no view controller.", role: "View model", mustNotKnow: [.role("View controller")]),
      .init(
        "A view model knows its coordinator as a delegate only.", role: "View model",
        mustNotKnow: [.role("Coordinator")]),
      .init(
        "A view controller knows no coordinator.", role: "View controller",
        mustNotKnow: [.role("Coordinator"), .role("Coordinator delegate")]),
      .init(
        "A view controller has the model only through its view model.", role: "View controller",
        mustNotKnow: [.module("SharedModel")]),
      .init(
        "Only coordinators make view controllers: no screen knows another.", role: "View controller",
        mustNotKnow: [.role("View controller")]),
      .init(
        "Only coordinators make screens: the app delegate makes none.", role: "App delegate",
        mustNotKnow: [.role("View controller"), .role("View model")]),
      .init(
        "A model knows neither view models nor views.", role: "Model",
        mustNotKnow: [.role("View model"), .role("View controller"), .module("HeadlessUI"), .module("Storyboard")]),
      .init(
        "A binding knows neither side.", role: "Binding",
        mustNotKnow: [.role("View model"), .role("View controller"), .module("HeadlessUI")]),
    ],
    list: .init(
      asks: "PlacesViewModel", formats: "PlacesViewModel", navigates: "PlacesCoordinator",
      remembers: "LoadedPlaces"))

  /// Creates the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; the application delegate owns the app coordinator, which decides what is shown.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
