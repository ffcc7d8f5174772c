/// What one `.feature` file says: a feature, or nothing but comments.
nonisolated public struct GherkinDocument: Equatable, Sendable {
  /// The file's feature; nil where the file has none, which is valid Gherkin.
  public var feature: Feature?
  /// All comments in the order of the file, wherever they stand.
  public var comments: [Comment]
  /// The lines of all descriptions in the order of the file, blank ones left out.
  public var freeLines: [FreeLine]

  /// A line that was taken for free text, whatever it was meant as.
  nonisolated public struct FreeLine: Equatable, Sendable {
    /// The line, trimmed.
    public var text: String
    /// Whether it begins a description.
    public var isFirst: Bool
    /// Whether steps may stand here: below a scenario or a background.
    public var isAmongSteps: Bool
    /// The first character that is not white space.
    public var location: SourceLocation
  }
}
