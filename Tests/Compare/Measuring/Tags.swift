import Testing

extension Tag {
  /// Builds packages or programs, and therefore takes far longer than other suites.
  @Tag static var packageBuild: Self
}
