import Foundation
import Stories

/// The stories to trace, given by name, by file, or by a line of a file; by default all bundled ones.
package struct TracedStories {
  package let files: [StoryFile]
  private let paths: StoryPaths

  package init(_ operands: [String], _ process: ProcessContext) throws {
    let bundled = try process.bundledStories()
    let places = try operands.isEmpty ? [] : Self.places(operands, bundled)
    paths = StoryPaths(given: places, orBundled: bundled)
    files = try paths.keep(in: StoryLoader().load(paths.paths))
  }

  /// Each story as `FILE:LINE`.
  var places: [String] { files.flatMap { file in file.scenarios.map { "\(file.path):\($0.story.location.line)" } } }

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

  /// Whether it names a file, with or without a line. A missing file is reported when it is read.
  private static func isFile(_ operand: String, _ bundled: [String]) -> Bool {
    let file = String(operand.prefixMatch(of: /(.+?)(:\d+)?$/)?.output.1 ?? "")
    return file.hasSuffix(".feature") || FileManager.default.fileExists(atPath: file)
      || bundled.contains { URL(filePath: $0).lastPathComponent == file }
  }
}
