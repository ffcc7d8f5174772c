import Foundation
import Stories

/// The story files of one run, and how they are named to a user.
package struct StoryPaths {
  package let paths: [String]
  private let bundled: [String]
  /// The lines of the stories that were asked for, by file; a file that isn't in here was asked for as a whole.
  private let lines: [String: Set<Int>]

  /// The files a user gave, or else those that come with the suite; `file:line` is the story that has this line. A file that
  /// comes with the suite may be given without its folder, as reports name it.
  package init(given: [String], orBundled bundled: [String]) {
    self.bundled = bundled
    let given = given.map { Self.found($0, in: bundled) }
    var paths: [String] = []
    var lines: [String: Set<Int>] = [:]
    for operand in given {
      if let (path, line) = Self.place(operand), !given.contains(path) {
        if lines[path] == nil { paths.append(path) }
        lines[path, default: []].insert(line)
      } else if Self.place(operand) == nil {
        paths.append(operand)
      }
    }
    self.paths = given.isEmpty ? bundled : paths
    self.lines = lines
  }

  /// The path as it was given; of a bundled file only what tells it from the others.
  package func name(of path: String) -> String { bundled.contains(path) ? URL(filePath: path).lastPathComponent : path }

  package func keep(in files: [StoryFile]) throws(NoStoryAtLine) -> [StoryFile] {
    try files.map { file throws(NoStoryAtLine) in
      let known = file.scenarios.map { (first: $0.story.location.line, all: $0.story.lines) }
      guard let wanted = try wanted(in: file.path, of: known) else { return file }
      return file.keeping { wanted.contains($0.location.line) }
    }
  }

  /// The first lines of the stories that were asked for; nil for the whole file.
  ///
  /// A line is asked for as a story's own, that of its keyword or its row; any other one asks for the scenario it stands in,
  /// and so for all rows of an outline.
  package func wanted(in path: String, of stories: [(first: Int, all: Range<Int>)]) throws(NoStoryAtLine) -> Set<Int>? {
    guard let asked = lines[path] else { return nil }
    var wanted: Set<Int> = []
    for line in asked.sorted() {
      let own = stories.filter { $0.first == line }
      let found = own.isEmpty ? stories.filter { $0.all.contains(line) } : own
      guard !found.isEmpty else { throw NoStoryAtLine(line: line, path: name(of: path), known: stories.map(\.first)) }
      wanted.formUnion(found.map(\.first))
    }
    return wanted
  }

  private static func found(_ operand: String, in bundled: [String]) -> String {
    let file = place(operand)?.path ?? operand
    guard !FileManager.default.fileExists(atPath: file),
      let own = bundled.first(where: { URL(filePath: $0).lastPathComponent == file })
    else { return operand }
    return own + operand.dropFirst(file.count)
  }

  private static func place(_ operand: String) -> (path: String, line: Int)? {
    guard let colon = operand.lastIndex(of: ":"), colon != operand.startIndex,
      let line = Int(operand[operand.index(after: colon)...]), line > 0
    else { return nil }
    return (String(operand[..<colon]), line)
  }
}

/// A line that was named with a file is in none of its stories.
nonisolated package struct NoStoryAtLine: Error, Equatable {
  let line: Int
  let path: String
  let known: [Int]
}

// MARK: - CustomStringConvertible

extension NoStoryAtLine: CustomStringConvertible {
  nonisolated package var description: String {
    let lines = known.isEmpty ? "none" : known.map(String.init).joined(separator: ", ")
    return "Line \(line) of \(path) is in no story. Stories begin at \(lines)."
  }
}
