/// An error in a story file.
nonisolated public struct StoryFileError: Error, Hashable, Sendable {
  nonisolated package enum Reason: Hashable, Sendable {
    case unreadable(String)
    case isDirectory
    case missing
    case notRegular
    case forbidden
    case noFeature
    case notGherkin(String)
    case noScenario
    case step(String, StepLibrary.Problem)
  }

  /// The path as given.
  public let path: String
  /// The location in the file; `nil` for the whole file.
  public internal(set) var location: SourceLocation?
  package let reason: Reason
}

// MARK: - CustomStringConvertible

extension StoryFileError: CustomStringConvertible {
  /// `file:line:column: message`.
  nonisolated public var description: String {
    let name = path.isEmpty ? "“”" : path
    let place = location.map { "\(name):\($0.line):\($0.column)" } ?? name
    return "\(place): \(message)"
  }

  nonisolated private var message: String {
    switch reason {
    case .unreadable(let why): "can't be read: \(why)"
    case .isDirectory: "is a directory; name the .feature files in it"
    case .missing: "can't be read: the file doesn't exist; check the path and the folder it starts from"
    case .notRegular: "is a pipe or a device, which can't be read as a story; save the text to a file first"
    case .forbidden: "can't be read: you may not read it; change its permissions"
    case .noFeature: "holds no feature; a story file starts with “Feature: …”"
    case .notGherkin(let why): why
    case .noScenario: "the feature holds no scenario with steps"
    case .step(let text, let problem): problem.message(for: text)
    }
  }
}

/// All errors in some story files.
nonisolated public struct StoryFileErrors: Error, Hashable, Sendable {
  /// The errors, ordered by file and location; never empty.
  public let errors: [StoryFileError]
}
