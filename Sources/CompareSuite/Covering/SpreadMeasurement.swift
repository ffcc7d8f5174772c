internal import CoverageFacts
import Foundation
import HeadlessUI
import Metrics
import Report
import Toolchain

/// Shows over how much of each implementation each story is spread.
struct SpreadMeasurement {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  /// The bundled stories.
  func stories() throws -> [CountedStory] { try CountedStories(console: console, surroundings: surroundings).all() }

  /// - Parameters:
  ///   - names: The stories that were asked for; nil for all. Each is compared with all others all the same.
  ///   - build: The package of the implementations, built to count what runs.
  func result(ofStories names: [String]?, in build: CountedBuild) throws -> SpreadResult {
    let runs = try build.stories()
    let package = try build.package()
    let extents = try architectures.map(package.extents)
    return try SpreadResult(
      zip(runs, stories(of: runs, in: package, extents)).map { ($0.story, $1) },
      of: zip(architectures, extents).map { ($0.profile.name, Contracts($1)) },
      showing: { names?.contains($0) ?? true }, failures: runs.compactMap(\.failure))
  }

  /// What each ran of each implementation, whose files declare this.
  private func stories(
    of runs: [CountedStories.Run], in package: CountedPackage, _ extents: [[String: SourceExtents]]
  ) throws -> [[StoryRun]] {
    console.progress("reading what the stories ran")
    defer { console.progress("") }
    let program = try package.build.program(surroundings.programName)
    let files = Set(extents.flatMap(\.keys))
    return try SideBySide.map(runs) { [tools = package.tools] run in
      let coverage = try tools.coverage(run.counts, of: program, files: files, withRegions: false)
      return extents.map { own in StoryRun(coverage.filter { own[$0.key] != nil }, extents: own) }
    }
  }
}
