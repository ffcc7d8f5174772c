import HeadlessUI
import SharedModel

/// A minimal implementation with one screen, to start an architecture from.
public struct SkeletonArchitecture: Architecture {
  /// The roles so far, and the rules about their dependencies.
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

  /// Creates the architecture; launches are independent of each other.
  public init() {}

  /// Starts the app, whose delegate fills the window.
  public func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    Application(delegate: AppDelegate(dependencies: dependencies))
  }
}
