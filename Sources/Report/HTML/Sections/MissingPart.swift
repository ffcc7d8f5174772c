/// What stands where a part of the result is missing: that it is, why, and what would bring it.
struct MissingPart {
  private let part: SuitePart
  private let result: SuiteResult

  init(_ part: SuitePart, in result: SuiteResult) {
    self.part = part
    self.result = result
  }

  /// The sentence.
  var markup: Markup {
    Markup("p", ["class": "missing", "data-part": part.rawValue]) {
      Markup("strong") { "Not here: \(part.title). " }
      reason
    }
  }

  private var reason: String {
    guard let record = result.parts.first(where: { $0.part == part }) else {
      return "This result holds nothing of it; compare --only \(part.rawValue) measures it."
    }
    return "\(PartWording.state(record.state))\(record.reason.map { ": \($0)" } ?? ".")"
  }
}
