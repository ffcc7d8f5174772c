/// Why nothing can be timed or counted.
nonisolated package enum MeasuringError: Error, Equatable {
  case debugBuild(command: String)
  case nothingToMeasure
  case storiesFailed
  case unreadable(String, reason: String)
  case unknownArchitecture(String)
}

// MARK: - CustomStringConvertible

extension MeasuringError: CustomStringConvertible {
  nonisolated package var description: String {
    switch self {
    case .debugBuild(let command):
      "This is a debug build, whose times say nothing. Run: swift run -c release \(command)"
    case .nothingToMeasure: "None of the stories shows anything that could be measured. Choose others with --story."
    case .storiesFailed: "Only what behaves the same is timed, and a story failed."
    case .unreadable(let what, let reason): "Another process of compare sent no readable \(what): \(reason)"
    case .unknownArchitecture(let name): "The program has no architecture “\(name)”. Build it again."
    }
  }
}
