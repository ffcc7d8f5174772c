import Testing

extension Tag {
  /// Builds packages, and therefore takes far longer than other suites.
  @Tag static var packageBuild: Self
  /// Runs the built programs.
  @Tag static var program: Self
}
