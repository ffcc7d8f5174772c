internal import CallFacts
import Foundation
import HeadlessUI
import Report
import Runtime
import Stories
import Toolchain

/// Has stories run in a program whose functions report, one process for each implementation, and puts together what they say.
struct TraceMeasurement {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  /// Traces stories; with all that come with the suite it takes seconds, once the program is built.
  func trace(_ stories: TracedStories) throws -> TraceResult {
    let toolchain = try Toolchain.running()
    let tools = try SymbolTools(toolchain)
    let package = try TracedPackage(
      of: architectures, program: surroundings.programName, toolchain: toolchain, console: console)
    var assembly = TraceAssembly(of: stories, below: package.folder)
    for (architecture, record) in zip(architectures, try record(stories, with: package.program)) {
      console.progress("naming what ran in \(architecture.profile.name)")
      let symbols = try record.image.map { try tools.functions(at: record.addresses, in: URL(filePath: $0)) } ?? []
      let sources = BuiltPackage.location(of: architecture.profile.sources).path
      guard symbols.contains(where: { $0.file.hasPrefix(sources + "/") }) else {
        throw TraceError.nothingRecorded(
          architecture: architecture.profile.name, module: architecture.profile.module)
      }
      let texts = SourceTexts()
      assembly.add(
        record,
        folding: CallFolding(
          symbols, module: architecture.profile.module, sources: sources, sourceLine: texts.line(of:_:)))
    }
    console.progress("")
    return assembly.result
  }

  private func record(_ stories: TracedStories, with program: URL) throws -> [CallRecord] {
    let runs = architectures.map {
      // What is gone through in the order of hashes shall be so in each run.
      ToolRun(
        program, ["calls", $0.profile.name] + stories.places,
        environment: ["SWIFT_DETERMINISTIC_HASHING": "1", "LLVM_PROFILE_FILE": "/dev/null"])
    }
    console.progress("running the stories")
    return try zip(runs, ParallelRuns(runs).outputs()).map { run, output in
      do {
        return try JSONDecoder().decode(CallRecord.self, from: output)
      } catch {
        throw TraceError.unreadableRecord(command: run.command, reason: "\(error)")
      }
    }
  }
}
