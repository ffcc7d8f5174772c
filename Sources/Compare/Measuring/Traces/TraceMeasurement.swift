import Basics
import Foundation
import HeadlessUI
import Metrics
import Probes
import Results
import Stories
import Toolchain

extension Bench {
  /// Runs stories in a program whose functions report when they are entered, with one process per implementation.
  package func trace(_ stories: TracedStories, keepsSources: Bool = false) throws -> TraceResult {
    let toolchain = try Toolchain.running()
    let tools = try SymbolTools(toolchain)
    let (folder, program) = try reportingProgram(toolchain)
    var assembly = TraceAssembly(of: stories, below: folder)
    let profiles = architectures.map(\.profile)
    let outputs = try record(stories, with: program)
    observer.progress("naming what ran")
    let records = try Array(zip(profiles, outputs)).concurrentMap { try FoldedRecord($1, of: $0, by: tools) }
    for (profile, record) in zip(profiles, records) {
      assembly.add(record, role: { profile.role(of: $0)?.name })
      if keepsSources {
        try assembly.addSources(of: profile.name, in: BuiltPackage.location(of: profile.sources))
      }
    }
    observer.progress("")
    return assembly.result
  }

  /// Builds the implementations' program so that functions report when they are entered, in the folder used for
  /// coverage.
  private func reportingProgram(_ toolchain: Toolchain) throws -> (folder: URL, program: URL) {
    let folder = try architectures.map(\.profile).onePackage(for: "A trace is taken")
    let package = try BuiltPackage.instrumented(at: folder, toolchain: toolchain)
    observer.begins("building \(folder.path) so that its functions report")
    defer { observer.progress("") }
    return (package.folder, try package.buildInstrumented(program: process.programName))
  }

  private func record(_ stories: TracedStories, with program: URL) throws -> [Data] {
    let runs = try architectures.map {
      let job = InstrumentedJob.recordCalls(stories: stories.lines, architecture: $0.profile.name)
      // Makes hashed collections iterate in the same order in each run.
      return ToolRun(
        program, [try job.argument],
        environment: ["SWIFT_DETERMINISTIC_HASHING": "1", "LLVM_PROFILE_FILE": "/dev/null"])
    }
    observer.progress("running the stories")
    // Those with the most code start first, so that a slow one doesn't run alone at the end.
    let sizes = try architectures.map { architecture in
      let sources = architecture.profile.sources
      return try PackageFiles.paths(in: sources).reduce(0) {
        $0 + (try sources.appending(path: $1).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
      }
    }
    let order = runs.indices.sorted { sizes[$0] > sizes[$1] }
    let outputs = try ParallelRuns(order.map { runs[$0] }).outputs()
    return zip(order, outputs).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

nonisolated package enum TraceError: Error, Equatable {
  case noSuchStory(String, closest: [String])
  case nothingRecorded(architecture: String, module: String)
}

// MARK: - CustomStringConvertible

extension TraceError: CustomStringConvertible {
  nonisolated package var description: String {
    switch self {
    case .noSuchStory(let name, let closest):
      "No story and no file is called “\(name)”. "
        + (closest.isEmpty ? "" : "The closest are \(closest.map { "“\($0)”" }.joined(separator: ", ")). ")
        + "“compare list” shows them all."
    case .nothingRecorded(let architecture, let module):
      "No function of \(architecture) reported that it was entered. In Package.swift, \(module) needs "
        + "swiftSettings: [.unsafeFlags([\"-Xfrontend\", \"-sanitize=fuzzer\", \"-Xfrontend\", "
        + "\"-sanitize-coverage=func,trace-pc-guard\"])] "
        + "when the environment has SAMEAPP_TRACE."
    }
  }
}

/// The stories to trace, given by name, by file, or by a line of a file; by default all bundled stories.
package struct TracedStories {
  package let files: [StoryFile]
  private let paths: StoryPaths

  package init(_ operands: [String], _ process: ProcessContext) throws {
    let bundled = try process.bundledStories()
    let places = try operands.isEmpty ? [] : Self.places(operands, bundled)
    paths = StoryPaths(given: places, orBundled: bundled)
    files = try paths.keep(in: StoryLoader().load(paths.paths))
  }

  var lines: [StoryLines] {
    files.map { file in StoryLines(path: file.path, lines: file.scenarios.map(\.story.location.line)) }
  }

  package var mostSteps: Int { files.flatMap(\.scenarios).map(\.story.steps.count).max() ?? 0 }

  func name(of path: String) -> String { paths.name(of: path) }

  private static func places(_ operands: [String], _ bundled: [String]) throws -> [String] {
    let known = try StoryLoader().load(bundled).flatMap { file in
      file.scenarios.map { (name: $0.story.name, place: "\(file.path):\($0.story.location.line)") }
    }
    return try operands.map { operand in
      if let story = known.first(where: { $0.name == operand }) { return story.place }
      guard isFile(operand, bundled) else {
        throw TraceError.noSuchStory(operand, closest: EditDistance.nearest(to: operand, among: known.map(\.name)))
      }
      return operand
    }
  }

  /// Whether an operand names a file, with or without a line. A missing file is reported when it is read.
  private static func isFile(_ operand: String, _ bundled: [String]) -> Bool {
    let file = StoryPaths.place(operand).path
    return file.hasSuffix(".feature") || FileManager.default.fileExists(atPath: file)
      || bundled.contains { URL(filePath: $0).lastPathComponent == file }
  }
}
