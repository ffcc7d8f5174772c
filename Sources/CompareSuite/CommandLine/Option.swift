/// An option of a command.
nonisolated enum Option: String, CaseIterable {
  case architecture
  case tag
  case format
  case parseOnly = "parse-only"
  case rounds
  case seed

  var flag: String { "--\(rawValue)" }

  /// What its value is called; nil when it takes none.
  var value: String? {
    switch self {
    case .architecture: "NAME"
    case .tag: "TAG"
    case .format: "text|json"
    case .rounds, .seed: "N"
    case .parseOnly: nil
    }
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool { self == .architecture || self == .tag }

  var explanation: String {
    switch self {
    case .architecture: "only this implementation; give it again for more than one"
    case .tag: "only stories with this tag; given again, stories with any of the tags"
    case .format: "how to print the outcome; text unless said otherwise"
    case .parseOnly: "run nothing; print what was read as JSON, with outlines expanded"
    case .rounds: "how many samples of the time to take; 60 unless said otherwise"
    case .seed: "what the order of the samples follows from; 1 unless said otherwise"
    }
  }
}
