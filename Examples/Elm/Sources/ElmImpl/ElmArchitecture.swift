import HeadlessUI
import SharedModel

/// The Elm architecture for the beginning of the app, signing in and the menu: one model, changed by one function, shown by
/// another. It uses no view kit.
public struct ElmArchitecture: Architecture {
  /// Elm as its guide states it: model, update, view, and a runtime that does the rest.
  public let profile = ArchitectureProfile(
    name: "Elm",
    idea: "Messages change one model in a pure function; the screen is a pure function of the model.",
    roles: [
      .init("Model", duty: "All that the app knows.", suffixes: ["Model"]),
      .init("Message", duty: "What can happen.", suffixes: ["Message"]),
      .init("Update", duty: "Says what becomes of the model, and what else is to be done.", suffixes: ["Update"]),
      .init("Effect", duty: "Work outside of the model, as a value.", suffixes: ["Effect"]),
      .init("View", duty: "Says how the model looks, and which message comes of what is touched.", suffixes: ["View"]),
      .init("Runtime", duty: "Keeps the model and carries effects out.", suffixes: ["Runtime"]),
    ],
    rules: [
      .init(
        "Update is a pure function: it carries nothing out, and shows nothing.", role: "Update",
        mustNotKnow: [.role("Runtime"), .role("View"), .module("HeadlessUI")]),
      .init(
        "View is a pure function: it changes nothing.", role: "View",
        mustNotKnow: [.role("Runtime"), .role("Update"), .role("Effect")]),
      .init(
        "The model knows nothing of what becomes of it.", role: "Model",
        mustNotKnow: [
          .role("Message"), .role("Update"), .role("Effect"), .role("View"), .role("Runtime"), .module("HeadlessUI"),
        ]),
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    AppRuntime(dependencies)
  }
}
