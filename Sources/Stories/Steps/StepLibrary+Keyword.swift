extension StepLibrary {
  /// A step's text with no keyword in front.
  static func withoutKeyword(_ step: String) -> String {
    let keywords = ["Given ", "When ", "Then ", "And ", "But ", "* "]
    return keywords.first(where: step.hasPrefix).map { String(step.dropFirst($0.count)) } ?? step
  }

  /// The keyword that a step of the standard library reads best with: it arranges, acts or checks.
  static func keyword(of text: String) -> String {
    if checks.contains(where: { $0.pattern.match(text) != nil }) { return "Then" }
    return arrangements.contains { $0.pattern.match(text) != nil } ? "Given" : "When"
  }
}
