/// How the app was built.
public enum BuildConfiguration: String, CaseIterable, Sendable {
  case debug, release

  /// What this build is; only the place that puts the app together asks.
  public static var current: BuildConfiguration {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }
}
