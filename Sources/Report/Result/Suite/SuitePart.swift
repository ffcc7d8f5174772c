/// A part of the whole comparison, which can be left out.
public enum SuitePart: String, Codable, CaseIterable, Sendable {
  case stories
  case walk
  case lines
  case coupling
  case rules
  case coverage
  case spread
  case runtime
  case counts
  case growth
  case build
  case traces
}
