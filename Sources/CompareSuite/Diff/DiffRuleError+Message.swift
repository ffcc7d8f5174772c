import Report
import Stories

// MARK: - CustomStringConvertible

extension DiffRuleError: CustomStringConvertible {
  /// What was wrong, where, and what to do.
  nonisolated public var description: String {
    "--fail-on “\(rule)”, column \(column): \(message) “compare help diff” tells more."
  }

  nonisolated private var message: String {
    switch reason {
    case .noRelation: "one of <, <=, >, >= is missing, as in coverage.regions<90."
    case .noMeasure: "a dot and the name of a measure are missing, as in coverage.regions."
    case .unknownPart(let name, let known):
      "there is no part “\(name)”. \(Self.hint(name, known))Parts are \(known.joined(separator: ", "))."
    case .unknownMeasure(let name, let part, let known):
      "\(part) has no measure “\(name)”. \(Self.hint(name, known))Its measures are \(known.joined(separator: ", "))."
    case .unknownArchitecture(let name, let known):
      "the new result has no architecture “\(name)”. \(Self.hint(name, known))It has \(known.joined(separator: ", "))."
    case .noNumber(let text):
      "“\(text)” is no number; a number stands for itself, one with a sign for a change, as in 90, +5, -2, +10%."
    case .noShare(let measure):
      "\(measure) is no share, so a percentage needs a sign: +10% is a tenth more than before."
    }
  }

  nonisolated private static func hint(_ name: String, _ known: [String]) -> String {
    let sameLetters = known.first { $0.lowercased() == name.lowercased() }
    return (sameLetters ?? EditDistance.suggestion(for: name, among: known)).map { "Did you mean “\($0)”? " } ?? ""
  }
}
