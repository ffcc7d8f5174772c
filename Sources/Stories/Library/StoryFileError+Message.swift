extension StoryFileError: CustomStringConvertible {
  /// `file:line:column: what is wrong, and what to do`.
  nonisolated public var description: String {
    let place = location.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): \(message)"
  }

  nonisolated private var message: String {
    switch reason {
    case .unreadable(let why): "can't be read: \(why)"
    case .isDirectory: "is a directory; name the .feature files in it"
    case .noFeature: "holds no feature; a story file starts with “Feature: …”"
    case .notGherkin(let why): why
    case .noScenario: "the feature holds no scenario with steps"
    case .step(let text, let problem): Self.describe(problem, of: text)
    }
  }

  nonisolated private static func describe(_ problem: StepLibrary.Problem, of text: String) -> String {
    switch problem {
    case .unknown(let closest):
      "no step matches “\(text)”." + (closest.map { " The closest is “\($0)”." } ?? "")
    case .ambiguous(let wordings):
      "“\(text)” matches \(wordings.count) steps: " + wordings.map { "“\($0)”" }.joined(separator: ", ")
    case .tableMissing: "“\(text)” needs a table below it"
    case .tableUnexpected: "“\(text)” takes no table"
    case .docStringUnexpected: "“\(text)” takes no doc string"
    }
  }
}
