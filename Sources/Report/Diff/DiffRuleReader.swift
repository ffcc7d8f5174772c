/// Reads rules, knowing what measures and architectures there are.
public struct DiffRuleReader {
  private let measures: [Measure]
  private let architectures: [String]

  /// - Parameter architectures: Those of the results that are compared.
  public init(measures: [Measure] = Measures.all, architectures: [String]) {
    self.measures = measures
    self.architectures = architectures
  }

  /// The rule that a text states.
  public func rule(_ text: String) throws(DiffRuleError) -> DiffRule {
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
      text, measure: measure.id, architecture: architecture, relation: relation, threshold: threshold)
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
    guard !inPart.isEmpty else {
      throw flaw(.unknownPart(part, known: knownParts), at: name.startIndex, in: text)
    }
    let measureName = name[name.index(after: last)...]
    guard let measure = inPart.first(where: { $0.id == "\(part).\(measureName)" }) else {
      let known = inPart.map { String($0.id.dropFirst(part.count + 1)) }
      throw flaw(
        .unknownMeasure(String(measureName), part: part, known: known), at: measureName.startIndex, in: text)
    }
    guard first < last else { return (measure, nil) }
    let architecture = name[name.index(after: first)..<last]
    guard architectures.contains(String(architecture)) else {
      throw flaw(
        .unknownArchitecture(String(architecture), known: architectures), at: architecture.startIndex, in: text)
    }
    return (measure, String(architecture))
  }

  private var knownParts: [String] {
    measures.reduce(into: []) { parts, measure in
      if !parts.contains(measure.part.rawValue) { parts.append(measure.part.rawValue) }
    }
  }

  // MARK: - The threshold

  private func threshold(
    _ value: Substring, of measure: Measure, in text: String
  ) throws(DiffRuleError) -> DiffRule.Threshold {
    let isPercentage = value.hasSuffix("%")
    let digits = Self.trimmed(isPercentage ? value.dropLast() : value)
    let isSigned = digits.hasPrefix("+") || digits.hasPrefix("-")
    // Swift's own reading of numbers takes “nan”, “inf” and hexadecimals as well.
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

extension Measure.Unit {
  /// What a number in a rule is multiplied with: rules are written in the units that reports show.
  var ruleScale: Double {
    switch self {
    case .share: 0.01
    case .nanoseconds: 1000
    case .bytes: 1024
    case .count, .lines, .points, .ratio, .multiple, .seconds, .exponent: 1
    }
  }
}
