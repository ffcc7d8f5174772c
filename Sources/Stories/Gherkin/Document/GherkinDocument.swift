/// What one `.feature` file says: a feature, or nothing but comments.
nonisolated public struct GherkinDocument: Equatable, Sendable {
  /// The file's feature; nil where the file has none, which is valid Gherkin.
  public var feature: Feature?
  /// All comments in the order of the file, wherever they stand.
  public var comments: [Comment]
}
