/// The same work done by several contenders, in parts that are timed one by one.
///
/// The closures keep the isolation of the place they are written in: written on the main actor they may use what lives there.
public struct TimedCourse {
  /// One contender's run of it: begins the timer, and ends each part with a lap.
  public typealias Run = (LapTimer) throws -> Void

  let name: String
  let parts: [String]
  let runs: [Run]

  /// Describes a course.
  /// - Parameters:
  ///   - name: What the samples are listed under.
  ///   - parts: What its parts are called; each run has as many laps.
  ///   - runs: One for each contender, in the same order in all courses.
  public init(_ name: String, parts: [String], runs: [Run]) {
    self.name = name
    self.parts = parts
    self.runs = runs
  }
}
