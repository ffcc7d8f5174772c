import SharedModel

// snippet.protocol
/// One way to organise the app: what an implementation shows of itself to the suite.
public protocol Architecture {
  /// Its name and organisation.
  var profile: ArchitectureProfile { get }

  /// Starts the app, like the system starting a process.
  func launch(with dependencies: AppDependencies) -> any HeadlessApp
}
// snippet.end
