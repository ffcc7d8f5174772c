import SharedModel

// snippet.protocol
/// One way to organise the app: what an implementation shows of itself to the suite.
public protocol Architecture {
  /// What it is called and how it is organised.
  var profile: ArchitectureProfile { get }

  /// Starts the app, as the system starts a process.
  func launch(with dependencies: AppDependencies) -> any HeadlessApp
}
// snippet.end
