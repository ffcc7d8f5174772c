internal import CoverageFacts
import Foundation
import Report
import Stories
import Toolchain

/// Runs the stories that come with the suite in a program that counts what runs.
///
/// Each has a process of its own that starts out the same: what a process runs once, as what a static property is made by, would else
/// count for the first story alone.
struct CountedStories {
  /// A story with what it ran.
  nonisolated struct Run: Sendable {
    let story: CountedStory
    /// Its counts.
    let counts: URL
    /// What it printed last; nil when it passed.
    let failure: CoverageResult.Failure?
  }

  let console: Console
  let surroundings: Surroundings

  /// All there are.
  func all() throws -> [CountedStory] {
    let paths = StoryPaths(given: [], orBundled: try surroundings.bundledStories())
    return try StoryLoader().load(paths.paths).flatMap { file in
      file.scenarios.map { CountedStory($0.story, in: file, named: paths.name(of: file.path)) }
    }
  }

  /// Runs all of them.
  func run(in package: CountedPackage) throws -> [Run] {
    console.progress("running the stories")
    let stories = try all()
    let processes = try StoryProcesses(
      package.build.program(surroundings.programName), files: surroundings.bundledStories(),
      countsIn: package.build.results.appending(path: "stories"))
    return try SideBySide.map(Array(stories.enumerated())) {
      [program = surroundings.programName, tools = package.tools] in
      let (number, story) = $0
      let run = processes[number]
      guard let counts = run.counts else {
        throw CoverageError.nothingCounted(
          command: "\(program) stories --no-objects \(story.path):\(story.line)", lastLines: run.lastLines)
      }
      let place = "\(story.file):\(story.line)"
      return Run(
        story: story, counts: try tools.packed(counts),
        failure: run.hasPassed ? nil : CoverageResult.Failure(place, lastLines: run.lastLines))
    }
  }
}
