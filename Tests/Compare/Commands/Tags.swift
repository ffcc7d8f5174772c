import Testing

extension Tag {
  /// Runs the built programs.
  @Tag static var program: Self
}
