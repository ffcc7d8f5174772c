import Basics

/// A forbidden condition: `PART[.ARCHITECTURE].MEASURE OP VALUE[%]`.
///
/// For example, `coverage.regions<90` fails if less than 90 % is covered.
package struct DiffRule: Equatable, Sendable {
  /// The relation to the threshold that breaks the rule.
  package enum Relation: String, CaseIterable, Codable, Sendable {
    case less = "<"
    case atMost = "<="
    case more = ">"
    case atLeast = ">="
  }

  package enum Threshold: Equatable, Sendable {
    /// A number in the measure's unit.
    case absolute(Double)
    /// A change by this amount in the measure's unit.
    case change(Double)
    /// A relative change: 0.1 for `+10%`.
    case relativeChange(Double)
  }

  package var text: String
  package var measure: String
  /// The architecture that the rule is for, or nil for all.
  package var architecture: String?
  package var relation: Relation
  package var threshold: Threshold
}

/// The reason why a rule can't be read, and the place.
package struct DiffRuleError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// None of `<`, `<=`, `>`, `>=` was found.
    case noRelation
    /// The left side has no dot between part and measure.
    case noMeasure
    case unknownPart(String, known: [String])
    case unknownMeasure(String, part: String, known: [String])
    case unknownArchitecture(String, known: [String])
    case noNumber(String)
    /// A percentage without a sign for a measure that isn't a share.
    case noShare(measure: String)
  }

  package var rule: String
  /// The column in characters, from 1.
  package var column: Int
  package var reason: Reason
}

package struct DiffRuleReader {
  private let measures: [Measure]
  private let architectures: [String]

  package init(measures: [Measure] = Measures.all, architectures: [String]) {
    self.measures = measures
    self.architectures = architectures
  }

  package func rule(_ text: String) throws(DiffRuleError) -> DiffRule {
    guard let start = text.firstIndex(where: { "<>".contains($0) }) else {
      throw flaw(.noRelation, at: text.endIndex, in: text)
    }
    var end = text.index(after: start)
    if end < text.endIndex, text[end] == "=" { end = text.index(after: end) }
    guard let relation = DiffRule.Relation(rawValue: String(text[start..<end])) else {
      throw flaw(.noRelation, at: start, in: text)
    }
    let (measure, architecture) = try subject(Self.trimmed(text[..<start]), in: text)
    let threshold = try threshold(Self.trimmed(text[end...]), of: measure, in: text)
    return DiffRule(
      text: text, measure: measure.id, architecture: architecture, relation: relation, threshold: threshold)
  }

  // MARK: - What it is about

  private func subject(_ name: Substring, in text: String) throws(DiffRuleError) -> (Measure, String?) {
    guard let first = name.firstIndex(of: "."), let last = name.lastIndex(of: ".") else {
      let parts = knownParts
      guard parts.contains(String(name)) else {
        throw flaw(.unknownPart(String(name), known: parts), at: name.startIndex, in: text)
      }
      throw flaw(.noMeasure, at: name.endIndex, in: text)
    }
    let part = String(name[..<first])
    let inPart = measures.filter { $0.part.rawValue == part }
    guard !inPart.isEmpty else { throw flaw(.unknownPart(part, known: knownParts), at: name.startIndex, in: text) }
    let measureName = name[name.index(after: last)...]
    guard let measure = inPart.first(where: { $0.id == "\(part).\(measureName)" }) else {
      let known = inPart.map { String($0.id.dropFirst(part.count + 1)) }
      throw flaw(.unknownMeasure(String(measureName), part: part, known: known), at: measureName.startIndex, in: text)
    }
    guard first < last else { return (measure, nil) }
    let architecture = name[name.index(after: first)..<last]
    guard architectures.contains(String(architecture)) else {
      throw flaw(
        .unknownArchitecture(String(architecture), known: architectures), at: architecture.startIndex, in: text)
    }
    return (measure, String(architecture))
  }

  private var knownParts: [String] { measures.grouped { $0.part.rawValue }.map(\.key) }

  // MARK: - The threshold

  private func threshold(
    _ value: Substring, of measure: Measure, in text: String
  ) throws(DiffRuleError) -> DiffRule.Threshold {
    let isPercentage = value.hasSuffix("%")
    let digits = Self.trimmed(isPercentage ? value.dropLast() : value)
    let isSigned = digits.hasPrefix("+") || digits.hasPrefix("-")
    // `Double.init` would also accept “nan”, “inf” and hexadecimals.
    guard digits.allSatisfy({ "+-.0123456789".contains($0) }), let number = Double(digits) else {
      throw flaw(.noNumber(String(value)), at: value.startIndex, in: text)
    }
    switch (isSigned, isPercentage) {
    case (true, true): return .relativeChange(number / 100)
    case (true, false): return .change(number * measure.unit.ruleScale)
    case (false, false): return .absolute(number * measure.unit.ruleScale)
    case (false, true):
      guard measure.unit == .share || measure.unit == .ratio else {
        throw flaw(.noShare(measure: measure.id), at: value.startIndex, in: text)
      }
      return .absolute(number / 100)
    }
  }

  private func flaw(_ reason: DiffRuleError.Reason, at index: String.Index, in text: String) -> DiffRuleError {
    DiffRuleError(rule: text, column: text.distance(from: text.startIndex, to: index) + 1, reason: reason)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return rest
  }
}
