/// How much of the work a finding is about.
public enum RuntimeScope: Hashable, Sendable {
  /// All courses together.
  case all
  /// One course, by its place.
  case course(Int)
  /// One part of a course, by their places.
  case part(Int, course: Int)
}
