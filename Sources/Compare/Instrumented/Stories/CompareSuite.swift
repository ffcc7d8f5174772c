import Basics
import Foundation
import HeadlessUI
import SharedModel
import Stories

/// The suite of an instrumented `compare`, which does one `InstrumentedJob`, so that little has to be built.
public enum CompareSuite {
  private struct UnknownArchitecture: Error, CustomStringConvertible {
    let name: String
    var description: String { "compare: The instrumented program has no architecture “\(name)”. Build it again." }
  }

  /// Does the job that the program's argument describes, and ends the process.
  public static func main(_ architectures: [any Architecture]) -> Never {
    do {
      try perform(InstrumentedJob(argument: Swift.CommandLine.arguments.last ?? ""), with: architectures)
      exit(EXIT_SUCCESS)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func perform(_ job: InstrumentedJob, with architectures: [any Architecture]) throws {
    switch job {
    case .countStories(let files, let names, let folder):
      let some = architectures.filter { names.isEmpty || names.contains($0.profile.name) }
      try CountedRuns(of: some, in: folder).run(StoryLoader().load(files))
    case .recordCalls(let places, let name):
      guard let architecture = architectures.first(where: { $0.profile.name == name }) else {
        throw UnknownArchitecture(name: name)
      }
      let recording = CallRecording(of: architecture, guide: try Guide.bundled())
      for scenario in try scenarios(at: places) { recording.run(scenario) }
      FileHandle.standardOutput.write(try JSONEncoder().encode(recording.record))
    }
  }

  /// The stories that begin at `FILE:LINE`, in the order of their files.
  private static func scenarios(at places: [String]) throws -> [StoryFile.Scenario] {
    let paths = places.map { String($0.prefix(upTo: $0.lastIndex(of: ":") ?? $0.endIndex)) }
    let files = paths.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    return try StoryLoader().load(files).flatMap { file in
      file.scenarios.filter { places.contains("\(file.path):\($0.story.location.line)") }
    }
  }
}
