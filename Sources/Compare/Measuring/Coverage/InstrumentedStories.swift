import Basics
import Foundation
import Results
import Stories
import Toolchain

/// Runs the stories that come with the suite in a program that counts what runs.
///
/// Each has a process of its own that starts out the same: what a process runs once, as what a static property is made by, would else
/// count for the first story alone.
struct InstrumentedStories {
  nonisolated struct Run: Sendable {
    let story: InstrumentedStory
    let counts: URL
    /// What it printed last; nil when it passed.
    let failure: CoverageResult.Failure?
  }

  let bench: Bench

  func all() throws -> [InstrumentedStory] {
    let stories = try ChosenStories(of: bench.process)
    return stories.files.flatMap { file in
      file.scenarios.map {
        InstrumentedStory(
          path: file.path, file: stories.paths.name(of: file.path), feature: file.feature, name: $0.story.name,
          line: $0.story.location.line)
      }
    }
  }

  /// - Parameter architectures: The names of those that take them; none for all.
  func run(in package: InstrumentedPackage, by architectures: [String]) throws -> [Run] {
    bench.observer.progress("running the stories")
    let stories = try all()
    let processes = try StoryProcesses(
      package.build.program(bench.process.programName), architectures: architectures,
      files: bench.process.bundledStories(),
      countsIn: package.build.results.appending(path: "stories"))
    return try Array(stories.enumerated()).concurrentMap {
      [program = bench.process.programName, tools = package.tools] in
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

/// A story that is to be run alone, and where a program finds it.
nonisolated struct InstrumentedStory: Sendable {
  let path: String
  /// As it is named to a user.
  let file: String
  let feature: String
  let name: String
  let line: Int
}
