/// What must not become of a measure: `PART[.ARCHITECTURE].MEASURE OP VALUE[%]`.
///
/// A rule names what is forbidden, so `coverage.regions<90` fails when less than 90 % runs.
public struct DiffRule: Equatable, Sendable {
  /// How the value lies to the threshold when the rule is broken.
  public enum Relation: String, CaseIterable, Codable, Sendable {
    case less = "<"
    case atMost = "<="
    case more = ">"
    case atLeast = ">="
  }

  /// What the value is compared with.
  public enum Threshold: Equatable, Sendable {
    /// A number in the measure's unit.
    case absolute(Double)
    /// So much more than before, in the measure's unit; less when negative.
    case change(Double)
    /// So many times more than before: 0.1 for `+10%`, negative for less.
    case relativeChange(Double)
  }

  /// As it was written.
  public var text: String
  /// The measure's id.
  public var measure: String
  /// The architecture it is about; nil for each of them.
  public var architecture: String?
  /// How the value lies to the threshold when the rule is broken.
  public var relation: Relation
  /// What the value is compared with.
  public var threshold: Threshold

  /// States a rule.
  public init(
    _ text: String, measure: String, architecture: String?, relation: Relation, threshold: Threshold
  ) {
    self.text = text
    self.measure = measure
    self.architecture = architecture
    self.relation = relation
    self.threshold = threshold
  }

  /// Whether the rule needs to know what was before.
  public var needsOld: Bool {
    if case .absolute = threshold { false } else { true }
  }
}
