/// Why a rule can't be read, and where.
public struct DiffRuleError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// There is none of `<`, `<=`, `>`, `>=`.
    case noRelation
    /// The left side has no dot between part and measure.
    case noMeasure
    case unknownPart(String, known: [String])
    case unknownMeasure(String, part: String, known: [String])
    case unknownArchitecture(String, known: [String])
    /// The text that should be a number.
    case noNumber(String)
    /// A percentage without a sign, of a measure that is no share.
    case noShare(measure: String)
  }

  /// The rule as it was written.
  public var rule: String
  /// Where, in characters from 1.
  public var column: Int
  /// What is wrong.
  public var reason: Reason
}
