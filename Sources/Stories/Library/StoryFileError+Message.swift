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
    case .step(let text, let problem): Self.describe(problem, of: text)
    }
  }

  nonisolated private static func describe(_ problem: StepLibrary.Problem, of step: String) -> String {
    // A line may be megabytes long.
    let text = step.unicodeScalars.count <= 200 ? step : String(step.unicodeScalars.prefix(199)) + "…"
    return switch problem {
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
