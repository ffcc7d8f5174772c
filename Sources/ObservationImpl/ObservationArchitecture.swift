import HeadlessUI
import SharedModel

/// Model, View and ViewModel, with the view kit's observation: no bindings, and navigation is state.
public struct ObservationArchitecture: Architecture {
  /// MVVM with the observation that UIKit has since iOS 26.
  public let profile = ArchitectureProfile(
    name: "Observation",
    idea: "View controllers show what they read of observable view models, also which screens there are.",
    roles: [
      .init(
        "App delegate", duty: "Owns the app's view model and passes on system events.", suffixes: ["AppDelegate"]),
      .init(
        "View model", duty: "Turns the model into values that are ready to show; the guide's makes the others.",
        suffixes: ["ViewModel"]),
      .init(
        "Navigation", duty: "Is the navigation state: the screens of the stack, and what is presented over them.",
        suffixes: ["Navigation", "Destination", "Modal"]),
      .init(
        "Model", duty: "Holds data that several view models share.",
        suffixes: ["LoadedPlaces", "FavouriteMarks", "FavouriteChanges"]),
      .init(
        "View controller", duty: "Shows what it reads of its view model, and reports what the user does.",
        suffixes: ["ViewController"]),
      .init(
        "Shown value", duty: "Is a part of a screen's content, ready to be shown.",
        suffixes: ["Alert", "Row", "ReferenceSection", "PlaceList", "ListChange", "LoadMore"]),
    ],
    rules: [
      .init(
        "A view model never uses the view kit.", role: "View model",
        mustNotKnow: [.module("HeadlessUI"), .module("Storyboard")]),
      .init("A view model knows no view controller.", role: "View model", mustNotKnow: [.role("View controller")]),
      .init(
        "A view controller has the model only through its view model.", role: "View controller",
        mustNotKnow: [.module("SharedModel"), .role("Model")]),
      .init(
        "A shown value knows no view model and no view controller.", role: "Shown value",
        mustNotKnow: [.role("View model"), .role("View controller"), .module("HeadlessUI"), .module("Storyboard")]),
      .init(
        "Navigation state knows no view controller and no view.", role: "Navigation",
        mustNotKnow: [.role("View controller"), .module("HeadlessUI"), .module("Storyboard")]),
      .init(
        "A model knows neither view models nor views.", role: "Model",
        mustNotKnow: [
          .role("View model"), .role("View controller"), .role("Navigation"), .module("HeadlessUI"),
          .module("Storyboard"),
        ]),
      .init(
        "The app delegate knows nothing of the guide and its screens.", role: "App delegate",
        mustNotKnow: [.role("Navigation"), .role("Model")]),
    ],
    list: .init(
      asks: "PlacesViewModel", formats: "PlacesViewModel", navigates: "GuideViewModel", remembers: "LoadedPlaces"))

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; its clock ends the turns of the run loop, after which the kit updates views.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies), clock: dependencies.clock)
  }
}
