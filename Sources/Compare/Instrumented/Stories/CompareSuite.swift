import Foundation
import HeadlessUI
import SharedModel
import Stories

/// What `compare` is made of where what runs is counted: it runs stories and does nothing else, so that little has to be built.
///
/// Its command line is between it and whoever measures: `count FOLDER ARCHITECTURE… -- FILE…` (`CountedRuns`) or `calls ARCHITECTURE FILE:LINE…`.
public enum CompareSuite {
  private struct UnknownCommand: Error, CustomStringConvertible {
    let arguments: [String]
    var description: String { "compare: This program only counts what stories run, and can't “\(arguments)”." }
  }

  /// Does what follows the program's name, and ends the process.
  public static func main(_ architectures: [any Architecture]) -> Never {
    do {
      try run(Array(Swift.CommandLine.arguments.dropFirst()), architectures: architectures)
      exit(EXIT_SUCCESS)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: [String], architectures: [any Architecture]) throws {
    let operands = Array(arguments.dropFirst(2))
    switch arguments.first {
    case "count" where arguments.count > 1:
      let names = operands.prefix { $0 != "--" }
      let some = architectures.filter { names.isEmpty || names.contains($0.profile.name) }
      try CountedRuns(of: some, in: URL(filePath: arguments[1]))
        .run(StoryLoader().load(Array(operands.dropFirst(names.count + 1))))
    case "calls":
      guard let architecture = architectures.first(where: { $0.profile.name == arguments.dropFirst().first }) else {
        throw UnknownCommand(arguments: arguments)
      }
      let recording = CallRecording(of: architecture, guide: try Guide.bundled())
      for scenario in try scenarios(at: operands) { recording.run(scenario) }
      FileHandle.standardOutput.write(try JSONEncoder().encode(recording.record))
    default: throw UnknownCommand(arguments: arguments)
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
