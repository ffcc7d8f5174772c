import Foundation
import Runtime
import Stories

/// What a run takes from its process, so that a test can put something else in its place.
struct Surroundings {
  /// Where the stories are that come with the suite.
  var bundledStories: () throws(StoryFileErrors) -> [String]
  /// Makes what tells which objects are alive; a process can track its objects once at a time.
  var makeProbe: () -> any LivenessProbe
  /// The time.
  var now: () -> ContinuousClock.Instant
  /// Whether the implementations were built as a user would get them.
  var isOptimised: Bool
  /// What the program's file is called, under which a build of its package makes it again.
  var programName: String

  static var process: Surroundings {
    let clock = ContinuousClock()
    return Surroundings(
      bundledStories: StoryLoader.bundledPaths, makeProbe: { TrackedObjects() }, now: { clock.now },
      isOptimised: isReleaseBuild,
      programName: URL(filePath: Swift.CommandLine.arguments.first ?? "").lastPathComponent)
  }

  private static var isReleaseBuild: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
