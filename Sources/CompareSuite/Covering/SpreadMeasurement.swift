internal import CoverageFacts
import Foundation
import HeadlessUI
import Metrics
import Report
import Stories
import Toolchain

/// Runs each story alone and shows over how much of each implementation it is spread.
struct SpreadMeasurement {
  /// What one story was seen to do.
  private struct Run: Sendable {
    let story: CountedStory
    let process: ProfiledRun
    let coverage: [String: FileCoverage]
  }

  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings
  /// How many stories run between two messages of progress.
  private static let batch = 16

  /// The bundled stories.
  func stories() throws -> [CountedStory] {
    let paths = StoryPaths(given: [], orBundled: try surroundings.bundledStories())
    return try StoryLoader().load(paths.paths).flatMap { file in
      file.scenarios.map { CountedStory($0.story, in: file, named: paths.name(of: file.path)) }
    }
  }

  /// - Parameters:
  ///   - stories: All there are: each is compared with all others.
  ///   - names: Those that were asked for; nil for all.
  ///   - package: The package of the implementations, built to count what runs.
  func result(of stories: [CountedStory], named names: [String]?, in package: CountedPackage) throws -> SpreadResult {
    let runs = try run(stories, of: architectures, in: package)
    return try SpreadResult(
      runs.map { run in (run.story, run.coverage) },
      of: architectures.map { ($0.profile.name, try package.extents(of: $0)) },
      showing: { names?.contains($0) ?? true },
      failures: runs.filter { !$0.process.hasPassed }.map { run in
        CoverageResult.Failure("\(run.story.file):\(run.story.line)", lastLines: run.process.lastLines)
      })
  }

  /// Each story has a process of its own: what a process runs once, as what a static property is made by, would else count for the
  /// first story alone.
  private func run(
    _ stories: [CountedStory], of architectures: [any Architecture], in package: CountedPackage
  ) throws -> [Run] {
    let program = try package.build.program(surroundings.programName)
    let files = try architectures.reduce(into: Set()) { $0.formUnion(try package.files(of: $1)) }
    let results = package.build.results
    let tools = package.tools
    var runs: [Run] = []
    for start in stride(from: 0, to: stories.count, by: Self.batch) {
      console.progress("story \(start + 1) of \(stories.count)")
      let batch = Array(stories[start..<min(start + Self.batch, stories.count)])
      runs += try SideBySide.map(Array(batch.enumerated())) { index, story in
        let run = try ProfiledRun(
          program, ["stories", "--no-objects", "\(story.path):\(story.line)"],
          profilesIn: results.appending(path: "story-\(index)"))
        guard !run.profiles.isEmpty else {
          throw CoverageError.nothingCounted(
            command: "\(program.path) stories \(story.path):\(story.line)", lastLines: run.lastLines)
        }
        let counts = results.appending(path: "story-\(index).profdata")
        try tools.merge(run.profiles, into: counts)
        let coverage = try tools.coverage(counts, of: program, files: files, withRegions: false)
        return Run(story: story, process: run, coverage: coverage)
      }
    }
    console.progress("")
    return runs
  }
}
