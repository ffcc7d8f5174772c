/// The configuration that the app was built in.
public enum BuildConfiguration: String, CaseIterable, Sendable {
  case debug, release

  /// The configuration of this build. Ask for it only where the app is put together.
  public static var current: BuildConfiguration {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }
}
