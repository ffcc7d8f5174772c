import Stories

@testable import CompareSuite

extension Surroundings {
  /// Surroundings with these stories, no objects to see, and a clock that goes a millisecond on at each look.
  static func fake(stories: [String] = [], isOptimised: Bool = true) -> Surroundings {
    var time = ContinuousClock().now
    return Surroundings(
      bundledStories: { () throws(StoryFileErrors) in stories }, makeProbe: { NoLivenessProbe() },
      now: {
        time = time.advanced(by: .milliseconds(1))
        return time
      }, isOptimised: isOptimised, programName: "compare")
  }
}
