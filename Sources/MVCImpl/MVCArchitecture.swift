import HeadlessUI
import SharedModel

/// Apple's Model-View-Controller: view controllers mediate between the model and their views.
public struct MVCArchitecture: Architecture {
  public let profile = ArchitectureProfile(
    name: "MVC",
    idea: "A view controller per screen observes the model, fills its view and navigates.",
    roles: [
      .init("App delegate", duty: "Decides what the window shows and hears the system.", suffixes: ["AppDelegate"]),
      .init("View controller", duty: "Mediates between model and view, and navigates.", suffixes: ["ViewController"]),
      .init("Data source", duty: "Fills a list from model objects.", suffixes: ["DataSource"]),
    ],
    rules: [
      .init("A data source does not know its view controller.", role: "Data source", mustNotKnow: [.role("View controller")])
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
