/// Why a story file can't be used, and where.
nonisolated public struct StoryFileError: Error, Hashable, Sendable {
  nonisolated package enum Reason: Hashable, Sendable {
    /// The text is the system's.
    case unreadable(String)
    case isDirectory
    case missing
    /// A pipe or a device, which may never end.
    case notRegular
    case forbidden
    case noFeature
    /// The text is the parser's.
    case notGherkin(String)
    case noScenario
    case step(String, StepLibrary.Problem)
  }

  /// The file as it was named.
  public let path: String
  /// Where in the file; nil for the file as a whole.
  public let location: SourceLocation?
  package let reason: Reason

  init(path: String, location: SourceLocation? = nil, reason: Reason) {
    self.path = path
    self.location = location
    self.reason = reason
  }
}

// MARK: - CustomStringConvertible

extension StoryFileError: CustomStringConvertible {
  /// `file:line:column: what is wrong, and what to do`.
  nonisolated public var description: String {
    let name = path.isEmpty ? "“”" : path
    let place = location.map { "\(name):\($0.line):\($0.column)" } ?? name
    return "\(place): \(message)"
  }

  nonisolated private var message: String {
    switch reason {
    case .unreadable(let why): "can't be read: \(why)"
    case .isDirectory: "is a directory; name the .feature files in it"
    case .missing: "can't be read: there is no such file; check the path and the folder it starts from"
    case .notRegular: "is a pipe or a device, which can't be read as a story; save the text to a file first"
    case .forbidden: "can't be read: you may not read it; change its permissions"
    case .noFeature: "holds no feature; a story file starts with “Feature: …”"
    case .notGherkin(let why): why
    case .noScenario: "the feature holds no scenario with steps"
    case .step(let text, let problem): problem.message(for: text)
    }
  }
}

/// All that is wrong with the story files that were given.
nonisolated public struct StoryFileErrors: Error, Hashable, Sendable {
  /// The errors in the order of files and lines; never empty.
  public let errors: [StoryFileError]
}
