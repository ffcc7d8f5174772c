internal import CoverageFacts
import Foundation
import HeadlessUI
import Metrics
import Report
import Stories
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
  ///   - package: The package of the implementations, built to count what runs.
  func result(ofStories names: [String]?, in package: CountedPackage) throws -> SpreadResult {
    let runs = try CountedStories(console: console, surroundings: surroundings).run(in: package)
    let coverage = try coverage(of: runs, in: package)
    return try SpreadResult(
      zip(runs, coverage).map { ($0.story, $1) },
      of: architectures.map { ($0.profile.name, try package.extents(of: $0)) },
      showing: { names?.contains($0) ?? true }, failures: runs.compactMap(\.failure))
  }

  private func coverage(of runs: [CountedStories.Run], in package: CountedPackage) throws -> [[String: FileCoverage]] {
    console.progress("reading what the stories ran")
    defer { console.progress("") }
    let program = try package.build.program(surroundings.programName)
    let files = try architectures.reduce(into: Set()) { $0.formUnion(try package.files(of: $1)) }
    return try SideBySide.map(runs) { [tools = package.tools] run in
      let counts = run.counts.deletingPathExtension().appendingPathExtension("profdata")
      try tools.merge([run.counts], into: counts)
      // It takes half a megabyte.
      try? FileManager.default.removeItem(at: run.counts)
      return try tools.coverage(counts, of: program, files: files, withRegions: false)
    }
  }
}
