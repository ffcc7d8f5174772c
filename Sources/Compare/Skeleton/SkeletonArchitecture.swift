import HeadlessUI
import SharedModel

/// One screen in the plainest way that the kit allows, for an implementation to begin with.
public struct SkeletonArchitecture: Architecture {
  /// The parts there are so far, and who may know whom.
  public let profile = ArchitectureProfile(
    name: "Skeleton",
    idea: "A view controller asks who the user is; the rest is to come.",
    isDraft: true,
    roles: [
      .init("App delegate", duty: "Decides what the window shows and hears the system.", suffixes: ["AppDelegate"]),
      .init("View controller", duty: "Fills a screen and hears its controls.", suffixes: ["ViewController"]),
    ],
    rules: [
      .init(
        "A view controller is handed what it needs: it never reaches for the app delegate.", role: "View controller",
        mustNotKnow: [.role("App delegate")]),
      .init(
        "What is in a screen is its view controller's matter: the app delegate knows no layout.", role: "App delegate",
        mustNotKnow: [.module("Storyboard")]),
    ])

  /// Makes the architecture; every launch is independent of the others.
  public init() {}

  /// Starts the app; the application delegate fills the window.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
