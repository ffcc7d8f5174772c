/// Why a story file can't be used, and where.
nonisolated public struct StoryFileError: Error, Hashable, Sendable {
  /// What is wrong.
  nonisolated public enum Reason: Hashable, Sendable {
    /// The file could not be read at all; the text is the system's.
    case unreadable(String)
    case isDirectory
    /// There is no such file, or no way to it.
    case missing
    /// A pipe or a device, which may never end.
    case notRegular
    case forbidden
    /// There is no feature in the file.
    case noFeature
    /// The text is not Gherkin; the text is the parser's.
    case notGherkin(String)
    /// There is a feature, but no scenario to run.
    case noScenario
    case step(String, StepLibrary.Problem)
  }

  /// The file as it was named.
  public let path: String
  /// Where in the file; nil for the file as a whole.
  public let location: SourceLocation?
  /// What is wrong.
  public let reason: Reason

  /// Names a problem.
  public init(path: String, location: SourceLocation? = nil, reason: Reason) {
    self.path = path
    self.location = location
    self.reason = reason
  }
}

/// All that is wrong with the story files that were given.
nonisolated public struct StoryFileErrors: Error, Hashable, Sendable {
  /// The errors in the order of files and lines; never empty.
  public let errors: [StoryFileError]
}
