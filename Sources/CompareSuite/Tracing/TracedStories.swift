import Foundation
import Stories

/// The stories that are to be traced: those named, those of a file, that of a line of a file; all that come with the suite when none is.
struct TracedStories {
  /// The files with the stories that were asked for.
  let files: [StoryFile]
  private let bundled: [String]

  init(_ operands: [String], _ surroundings: Surroundings) throws {
    bundled = try surroundings.bundledStories()
    guard !operands.isEmpty else {
      files = try StoryLoader().load(bundled)
      return
    }
    let known = try StoryLoader().load(bundled).flatMap { file in
      file.scenarios.map { (name: $0.story.name, place: "\(file.path):\($0.story.location.line)") }
    }
    let places = try operands.map { [bundled] operand in
      if let story = known.first(where: { $0.name == operand }) { return story.place }
      return try Self.place(operand, bundled: bundled, known: known.map(\.name))
    }
    let paths = StoryPaths(given: places, orBundled: bundled)
    files = try paths.keep(in: StoryLoader().load(paths.paths))
  }

  /// Each of them as `FILE:LINE`, by the line it begins on.
  var places: [String] {
    files.flatMap { file in file.scenarios.map { "\(file.path):\($0.story.location.line)" } }
  }

  /// How many steps the longest of them has, those of its background included.
  var mostSteps: Int { files.flatMap(\.scenarios).map(\.story.steps.count).max() ?? 0 }

  /// A file as reports name it.
  func name(of path: String) -> String {
    bundled.contains(path) ? URL(filePath: path).lastPathComponent : path
  }

  /// A file, with or without a line; a bundled one may be named without its folder, as reports name it.
  private static func place(_ operand: String, bundled: [String], known: [String]) throws -> String {
    let path = operand.prefixMatch(of: /(.+?)(:\d+)?$/)
    let file = String(path?.output.1 ?? "")
    if FileManager.default.fileExists(atPath: file) { return operand }
    if let own = bundled.first(where: { URL(filePath: $0).lastPathComponent == file }) {
      return own + (path?.output.2 ?? "")
    }
    // What looks like a file and isn't there is told by who reads it.
    if file.hasSuffix(".feature") { return operand }
    throw TraceError.noSuchStory(operand, closest: EditDistance.nearest(to: operand, among: known))
  }
}
