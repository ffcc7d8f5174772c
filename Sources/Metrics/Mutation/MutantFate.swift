/// What became of a mutant.
public enum MutantFate: String, Codable, CaseIterable, Sendable {
  /// Something failed, or the program crashed.
  case killed
  /// The program did not come to its end in many times the time it usually takes; somebody would notice.
  case timedOut = "timed out"
  /// Nothing failed.
  case survived
  /// Nothing got there, so nothing could fail.
  case notCovered = "not covered"
  /// It survived, and it is known why nobody can tell the difference.
  case equivalent
  /// The compiler refused it, so it is no mutant.
  case notCompilable = "not compilable"

  /// Whether whoever judged it told it from the code as it was.
  public var isNoticed: Bool { self == .killed || self == .timedOut }
  /// Whether it counts among those that could be noticed.
  public var counts: Bool { self != .equivalent && self != .notCompilable }
}
