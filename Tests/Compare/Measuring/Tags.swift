import Testing

extension Tag {
  /// Builds packages or programs, so that it takes far longer than other suites.
  @Tag static var packageBuild: Self
}
