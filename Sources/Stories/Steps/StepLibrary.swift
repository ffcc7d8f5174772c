import Basics

package struct StepLibrary {
  nonisolated package enum Problem: Error, Hashable, Sendable {
    case unknown(closest: String?)
    /// The step matches except for this character.
    case odd(Lookalike)
    /// The step is known, but a number in it is out of range.
    case unusableNumber(String)
    case ambiguous([String])
    case tableMissing, tableUnexpected

    nonisolated func message(for step: String) -> String {
      let text = step.clipped(to: 200)
      return switch self {
      case .unknown(let closest): "no step matches “\(text)”." + (closest.map { " The closest is “\($0)”." } ?? "")
      case .odd(let character): "no step matches “\(text)”: \(character.message)."
      case .unusableNumber(let number):
        "“\(text)” takes a whole number from 0 to \(StepPattern.largestNumber), and no \(number.prefix(30))."
      case .ambiguous(let wordings):
        "“\(text)” matches \(wordings.count) steps: " + wordings.map { "“\($0)”" }.joined(separator: ", ")
      case .tableMissing: "“\(text)” needs a table below it"
      case .tableUnexpected: "“\(text)” takes no table"
      }
    }
  }

  package let definitions: [StepDefinition]

  init(_ definitions: [StepDefinition]) { self.definitions = definitions }

  package static let standard = StepLibrary(StepLibrary.arrangements + StepLibrary.interactions + StepLibrary.checks)

  func definition(for step: StoryStep) throws(Problem) -> (StepDefinition, StepArguments) {
    var matches: [(StepDefinition, StepArguments)] = []
    for definition in definitions {
      if let arguments = definition.pattern.match(step.text) { matches.append((definition, arguments)) }
    }
    guard case (let definition, var arguments)? = matches.first else {
      if let number = StepPattern.unusableNumber(in: step.text, of: definitions.map(\.pattern)) {
        throw .unusableNumber(number)
      }
      let isKnown = { (text: String) in definitions.contains { $0.pattern.match(text) != nil } }
      if let odd = Lookalike.first(in: step.text, where: isKnown) { throw .odd(odd) }
      let wording = StepPattern.wording(of: step.text)
      throw .unknown(closest: EditDistance.closest(to: wording, among: definitions.map(\.pattern.wording)))
    }
    guard matches.count == 1 else { throw .ambiguous(matches.map(\.0.pattern.wording)) }
    if definition.table == .required, step.table == nil { throw .tableMissing }
    if definition.table == .none, step.table != nil { throw .tableUnexpected }
    arguments.table = step.table ?? []
    return (definition, arguments)
  }

  static func withoutKeyword(_ step: String) -> String {
    let keywords = ["Given ", "When ", "Then ", "And ", "But ", "* "]
    return keywords.first(where: step.hasPrefix).map { String(step.dropFirst($0.count)) } ?? step
  }

  /// Returns the keyword for a standard step, depending on whether it arranges, acts or checks.
  static func keyword(of text: String) -> String {
    if checks.contains(where: { $0.pattern.match(text) != nil }) { return "Then" }
    return arrangements.contains { $0.pattern.match(text) != nil } ? "Given" : "When"
  }
}

package struct StepDefinition {
  nonisolated package enum Table: Hashable, Sendable {
    case required, none
  }

  package let pattern: StepPattern
  package let table: Table
  let run: (Stage, StepArguments) throws -> Void

  /// Defines a step; `run` throws a `StepProblem` if the step fails.
  init(_ wording: String, table: Table = .none, run: @escaping (Stage, StepArguments) throws -> Void) {
    pattern = StepPattern(wording)
    self.table = table
    self.run = run
  }
}
