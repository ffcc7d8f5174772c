import Foundation
import Stories

/// All bundled stories, or a selection.
package struct ChosenStories {
  package private(set) var files: [StoryFile]
  package let paths: StoryPaths
  /// The names that they were selected by; empty for all.
  package private(set) var names: [String]

  package init(of process: ProcessContext) throws {
    paths = StoryPaths(given: [], orBundled: try process.bundledStories())
    files = try StoryLoader().load(paths.paths)
    names = []
  }

  package var scenarios: [StoryFile.Scenario] { files.flatMap(\.scenarios) }

  var steps: Int { scenarios.reduce(0) { $0 + $1.story.steps.count } }

  /// Returns the stories with these names; no names means all stories.
  package func named(_ names: [String]) -> ChosenStories {
    guard !names.isEmpty else { return self }
    var chosen = self
    chosen.files = files.map { $0.keeping { names.contains($0.name) } }.filter { !$0.scenarios.isEmpty }
    chosen.names = names
    return chosen
  }

  /// The stories to time and count: without those tagged `@untimed`, unless they were selected by name.
  package var measured: ChosenStories {
    guard names.isEmpty else { return self }
    var measured = self
    measured.files = files.map { $0.keeping { !$0.tags.contains("@untimed") } }.filter { !$0.scenarios.isEmpty }
    return measured
  }

  package var longest: ChosenStories {
    let most = scenarios.map(\.story.steps.count).max() ?? 0
    return scenarios.first { $0.story.steps.count == most }.map { named([$0.story.name]) } ?? self
  }
}

/// The story files of a run, and their names in messages.
package struct StoryPaths {
  package let paths: [String]
  private let bundled: [String]
  /// The requested lines by file. A file without an entry is wanted as a whole.
  private let lines: [String: Set<Int>]

  /// Takes the given files, each once, or else the bundled ones. `FILE:LINE` is the story at this line; a column after
  /// it is ignored, so that locations can be pasted from messages. A bundled file may be given by the name in reports.
  package init(given: [String], orBundled bundled: [String]) {
    self.bundled = bundled
    var spellings: [String: String] = [:]
    var paths: [String] = []
    var lines: [String: Set<Int>] = [:]
    var whole: Set<String> = []
    for operand in given {
      let (file, line) = Self.place(operand)
      let path = Self.found(file, in: bundled)
      let key = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
      if spellings[key] == nil { paths.append(path) }
      let spelling = spellings[key] ?? path
      spellings[key] = spelling
      if let line { lines[spelling, default: []].insert(line) } else { whole.insert(spelling) }
    }
    self.paths = given.isEmpty ? bundled : paths
    self.lines = lines.filter { !whole.contains($0.key) }
  }

  package func name(of path: String) -> String { bundled.contains(path) ? URL(filePath: path).lastPathComponent : path }

  package func keep(in files: [StoryFile]) throws(NoStoryAtLine) -> [StoryFile] {
    try files.map { file throws(NoStoryAtLine) in
      let known = file.scenarios.map { (first: $0.story.location.line, all: $0.story.lines) }
      guard let wanted = try wanted(in: file.path, of: known) else { return file }
      return file.keeping { wanted.contains($0.location.line) }
    }
  }

  /// Returns the first lines of the requested stories, or `nil` for the whole file.
  ///
  /// The line of a keyword or an example row requests that story. Any other line requests the scenario around it, with
  /// all rows of an outline.
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

  private static func found(_ file: String, in bundled: [String]) -> String {
    guard !FileManager.default.fileExists(atPath: file) else { return file }
    return bundled.first { URL(filePath: $0).lastPathComponent == file } ?? file
  }

  /// Splits `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`.
  nonisolated static func place(_ operand: String) -> (path: String, line: Int?) {
    guard let match = operand.wholeMatch(of: /(.+?):([0-9]+)(:[0-9]+)?/), let line = Int(match.2) else {
      return (operand, nil)
    }
    return (String(match.1), line)
  }
}

nonisolated package struct NoStoryAtLine: Error, Equatable {
  let line: Int
  let path: String
  let known: [Int]
}

// MARK: - CustomStringConvertible

extension NoStoryAtLine: CustomStringConvertible {
  nonisolated package var description: String {
    let lines = known.isEmpty ? "none" : known.map(String.init).joined(separator: ", ")
    let problem = line == 0 ? "\(path) has no line 0; lines count from 1." : "Line \(line) of \(path) is in no story."
    return "\(problem) Stories begin at \(lines)."
  }
}
