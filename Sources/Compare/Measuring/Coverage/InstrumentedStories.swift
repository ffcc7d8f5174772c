import Basics
import Foundation
import Results
import Stories
import Toolchain

/// Runs the bundled stories in an instrumented program.
///
/// Each story has a process of its own, because code that runs once in a process, such as the initial value of a static
/// property, would count for the first story alone.
struct InstrumentedStories {
  nonisolated struct Run: Sendable {
    let story: InstrumentedStory
    let counts: URL
    /// The last lines it printed, or nil if it passed.
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

  /// - Parameter architectures: The names of the implementations that take part; empty for all.
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

/// A story to run alone, and its place.
nonisolated struct InstrumentedStory: Sendable {
  let path: String
  /// The file as it is named to a user.
  let file: String
  let feature: String
  let name: String
  let line: Int
}
