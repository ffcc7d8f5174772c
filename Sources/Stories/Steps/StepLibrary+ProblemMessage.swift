extension StepLibrary.Problem {
  /// What is wrong with a step, and what may have been meant.
  nonisolated func message(for step: String) -> String {
    // A line may be megabytes long.
    let text = step.unicodeScalars.count <= 200 ? step : String(step.unicodeScalars.prefix(199)) + "…"
    return switch self {
    case .unknown(let closest):
      "no step matches “\(text)”." + (closest.map { " The closest is “\($0)”." } ?? "")
    case .unusableNumber(let number):
      "“\(text)” takes a whole number from 0 to \(StepPattern.largestNumber), and no \(number.prefix(30))."
    case .ambiguous(let wordings):
      "“\(text)” matches \(wordings.count) steps: " + wordings.map { "“\($0)”" }.joined(separator: ", ")
    case .tableMissing: "“\(text)” needs a table below it"
    case .tableUnexpected: "“\(text)” takes no table"
    case .docStringUnexpected: "“\(text)” takes no doc string"
    }
  }
}
