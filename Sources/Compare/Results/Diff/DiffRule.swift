/// A forbidden condition, `PART[.ARCHITECTURE].MEASURE OP VALUE[%]`, such as `coverage.regionsByCharter<90`.
package struct DiffRule: Equatable, Sendable {
  /// The relation to the threshold that breaks the rule.
  package enum Relation: String, CaseIterable, Codable, Sendable {
    case less = "<"
    case atMost = "<="
    case more = ">"
    case atLeast = ">="
  }

  package enum Threshold: Equatable, Sendable {
    case absolute(Double)
    /// A change by this amount, in the measure's unit.
    case change(Double)
    /// A relative change, such as 0.1 for `+10%`.
    case relativeChange(Double)
  }

  package var text: String
  package var measure: String
  /// `nil` for all architectures.
  package var architecture: String?
  package var relation: Relation
  package var threshold: Threshold
}

package struct DiffRuleError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case malformed
    case unknownMeasure(String, known: [String])
    case unknownArchitecture(String, known: [String])
    /// A percentage without a sign, for a measure that isn't a share.
    case noShare(measure: String)
    /// A threshold such as `0.9` for a share, which may mean 0.9 % or nine tenths.
    case fractionOfShare(measure: String)
  }

  package var rule: String
  package var reason: Reason
}

package struct DiffRuleReader {
  private let architectures: [String]

  /// - Parameter architectures: The architectures of the new result.
  package init(architectures: [String]) { self.architectures = architectures }

  package func rule(_ text: String) throws(DiffRuleError) -> DiffRule {
    // `Double.init` would also accept “nan”, “inf” and hexadecimal numbers.
    let form =
      #/
      \s*(?<part>[^.<>]+)\.(?:(?<architecture>[^<>]*)\.)?(?<measure>[^.<>\s]+)
      \s*(?<relation>[<>]=?)\s*(?<number>[+-]?[0-9.]+)\s*(?<percent>%)?\s*
      /#
    guard let match = text.wholeMatch(of: form), let relation = DiffRule.Relation(rawValue: String(match.relation)),
      let number = Double(match.number)
    else { throw DiffRuleError(rule: text, reason: .malformed) }
    let id = "\(match.part).\(match.measure)"
    guard let measure = Measures.measure(id) else {
      throw DiffRuleError(rule: text, reason: .unknownMeasure(id, known: Measures.all.map(\.id)))
    }
    let architecture = match.architecture.map(String.init)
    if let architecture, !architectures.contains(architecture) {
      throw DiffRuleError(rule: text, reason: .unknownArchitecture(architecture, known: architectures))
    }
    let isSigned = ["+", "-"].contains(match.number.prefix(1))
    let isPercentage = match.percent != nil
    if isPercentage, !isSigned, ![.share, .ratio].contains(measure.unit) {
      throw DiffRuleError(rule: text, reason: .noShare(measure: id))
    }
    if measure.unit == .share, !isSigned, !isPercentage, number > 0, number < 1 {
      throw DiffRuleError(rule: text, reason: .fractionOfShare(measure: id))
    }
    let threshold: DiffRule.Threshold =
      switch (isSigned, isPercentage) {
      case (true, true): .relativeChange(number / 100)
      case (true, false): .change(number * measure.unit.ruleScale)
      case (false, false): .absolute(number * measure.unit.ruleScale)
      case (false, true): .absolute(number / 100)
      }
    return DiffRule(
      text: text, measure: id, architecture: architecture, relation: relation, threshold: threshold)
  }
}
