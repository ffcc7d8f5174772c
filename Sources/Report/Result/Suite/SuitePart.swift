/// A part of the whole comparison, which can be left out.
public enum SuitePart: String, Codable, CaseIterable, Sendable {
  /// The user stories, in all implementations side by side.
  case stories
  /// A random walk through all of them.
  case walk
  /// Lines and complexity.
  case lines
  /// Which types refer to which.
  case coupling
  /// Each architecture's own rules.
  case rules
  /// What tests and stories run.
  case coverage
  /// Over how much code stories and features are spread.
  case spread
  /// How long stories take.
  case runtime
  /// Memory and instructions.
  case counts
  /// How the cost of tasks grows with the number of places.
  case growth
  /// How long builds take, and how large the code is.
  case build
  /// Which function calls which.
  case traces
}
