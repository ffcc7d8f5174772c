/// One row of the comparison: what is measured, how it is defined, and where a result holds it.
///
/// Every table, page and rule takes its rows from here, so that a number means the same in all of them.
public struct Measure: Sendable, Identifiable {
  /// What the number counts.
  public enum Unit: String, Codable, Sendable {
    /// So many.
    case count
    /// Lines of code.
    case lines
    /// Points of complexity.
    case points
    /// A part of the whole, from 0 to 1.
    case share
    /// How many times the reference's; 1 is as much.
    case ratio
    /// How many times what is expected of it; 1 is as much.
    case multiple
    /// A time.
    case nanoseconds, seconds
    /// A size in memory or on disk.
    case bytes
    /// The power of a size that a cost grows with.
    case exponent
  }

  /// Which way is cheaper; most numbers have no such way.
  public enum Direction: String, Codable, Sendable {
    case less, more, neither
  }

  /// The part and the name, as in `coverage.regions`; what `compare diff --fail-on` calls it.
  public let id: String
  /// The part that holds it.
  public let part: SuitePart
  /// What it is called in a table.
  public let title: String
  /// What it counts.
  public let unit: Unit
  /// Which way is cheaper.
  public let direction: Direction
  /// What it is.
  public let definition: String
  /// The type or function that computes it.
  public let computedBy: String
  /// Where its facts come from.
  public let source: String
  /// What it doesn't say.
  public let limits: String
  /// Whether it stands in the one table that is taken in at a glance.
  public let isHeadline: Bool
  /// Whether only JSON and CSV have it, as another measure says the same, or it says the same of everybody.
  public let isAppendix: Bool
  /// Whether its numbers vary from run to run; all others follow from the sources and the toolchain.
  public let isTimed: Bool
  /// The number of one architecture; nil where the result has none.
  public let value: @Sendable (_ result: SuiteResult, _ architecture: String) -> MeasuredValue?

  /// Describes a measure.
  /// - Parameter isTimed: Whether its numbers vary from run to run; nil where its unit tells.
  public init(
    _ name: String, of part: SuitePart, title: String, unit: Unit, direction: Direction = .neither, definition: String,
    computedBy: String, source: String, limits: String, isHeadline: Bool = false,
    isAppendix: Bool = false, isTimed: Bool? = nil,
    value: @escaping @Sendable (_ result: SuiteResult, _ architecture: String) -> MeasuredValue?
  ) {
    id = "\(part.rawValue).\(name)"
    self.part = part
    self.title = title
    self.unit = unit
    self.direction = direction
    self.definition = definition
    self.computedBy = computedBy
    self.source = source
    self.limits = limits
    self.isHeadline = isHeadline
    self.isAppendix = isAppendix
    self.isTimed = isTimed ?? [.nanoseconds, .seconds, .ratio].contains(unit)
    self.value = value
  }
}
