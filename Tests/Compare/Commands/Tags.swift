import Testing

extension Tag {
  /// Builds packages, so that it takes far longer than other suites.
  @Tag static var packageBuild: Self
  /// Runs the built programs.
  @Tag static var program: Self
}
