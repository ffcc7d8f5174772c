/// What a number of a measure counts.
package enum MeasureUnit: String, Codable, Sendable {
  case count, lines, points
  /// A part of the whole, from 0 to 1.
  case share
  /// How many times the reference's; 1 is as much.
  case ratio
  /// How many times what is expected of it; 1 is as much.
  case multiple
  case nanoseconds, seconds
  case bytes
  /// The power of a size that a cost grows with.
  case exponent

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
