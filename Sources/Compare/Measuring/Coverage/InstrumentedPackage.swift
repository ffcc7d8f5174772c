import Basics
import Foundation
import HeadlessUI
import Metrics
import Results
import Stories
internal import SyntaxFacts
import Toolchain

/// The implementations' instrumented package and the runs of its stories, created when first needed.
package final class InstrumentedBuild {
  private let bench: Bench
  private var built: InstrumentedPackage?
  private var latest: (names: [String], runs: [InstrumentedStory.Run])?

  package init(of bench: Bench) { self.bench = bench }

  func package() throws -> InstrumentedPackage {
    if let built { return built }
    let package = try InstrumentedPackage(of: bench)
    built = package
    return package
  }

  /// Returns a run of each bundled story by itself. If only some implementations are wanted, one of the others takes
  /// part as well, because the suite compares all of them.
  func stories(of architectures: [any Architecture]) throws -> [InstrumentedStory.Run] {
    let names = bench.architectures.map(\.profile.name)
    var wanted = architectures.map(\.profile.name)
    if let other = names.first(where: { !wanted.contains($0) }) { wanted.append(other) } else { wanted = [] }
    if let latest, latest.names == wanted { return latest.runs }
    let runs = try run(in: package(), by: wanted)
    latest = (wanted, runs)
    return runs
  }

  /// Runs each story in a separate process, because code that runs once in a process, such as the initialiser of a
  /// static property, would only count for the first story.
  /// - Parameter architectures: The names of the implementations that take part; empty for all.
  private func run(in package: InstrumentedPackage, by architectures: [String]) throws -> [InstrumentedStory.Run] {
    bench.observer.progress("running the stories")
    let chosen = try ChosenStories(of: bench.process)
    let stories = chosen.files.flatMap { file in
      let name = chosen.paths.name(of: file.path)
      return file.scenarios.map(\.story).map {
        InstrumentedStory(file: name, feature: file.feature, name: $0.name, line: $0.location.line)
      }
    }
    let processes = try StoryProcesses(
      package.build.program(bench.process.programName), architectures: architectures,
      files: bench.process.bundledStories(), countsIn: package.build.results.appending(path: "stories"))
    return try Array(stories.enumerated()).concurrentMap {
      [program = bench.process.programName, tools = package.tools] number, story in
      let run = processes[number]
      let place = "\(story.file):\(story.line)"
      guard let counts = run.counts else {
        throw CoverageError.nothingCounted(
          command: "\(program) stories --no-objects \(place)", lastLines: run.lastLines)
      }
      return InstrumentedStory.Run(
        story: story, counts: try tools.packed(counts),
        failure: run.hasPassed ? nil : CoverageResult.Failure(place, lastLines: run.lastLines))
    }
  }
}

struct InstrumentedPackage {
  let build: InstrumentedPrograms
  let tools: CoverageTools
  let toolchain: Toolchain
  let modules: [BuiltPackage.Module]

  fileprivate init(of bench: Bench) throws {
    toolchain = try Toolchain.running()
    tools = try CoverageTools(toolchain)
    let folder = try bench.architectures.map(\.profile).onePackage(for: "Coverage is measured")
    let package = try BuiltPackage.instrumented(at: folder, toolchain: toolchain)
    modules = try package.modules()
    bench.observer.begins("building \(folder.path) so that it counts what runs")
    build = try InstrumentedPrograms(package)
  }

  func files(of architecture: any Architecture) throws(CoverageError) -> Set<String> {
    let module = architecture.profile.module
    guard let files = modules.first(where: { $0.name == module })?.files else {
      throw .moduleMissing(module: module, folder: build.package.folder.path)
    }
    return Set(files)
  }

  func extents(of architecture: any Architecture) throws -> [String: SourceExtents] {
    try files(of: architecture).reduce(into: [:]) { $0[$1] = try SyntaxReader.extents(inFile: URL(filePath: $1)) }
  }
}

nonisolated struct InstrumentedStory: Sendable {
  struct Run: Sendable {
    let story: InstrumentedStory
    let counts: URL
    /// The last lines of output, or `nil` if the story passed.
    let failure: CoverageResult.Failure?
  }

  /// The file's name in reports.
  let file: String
  let feature: String
  let name: String
  let line: Int
}
