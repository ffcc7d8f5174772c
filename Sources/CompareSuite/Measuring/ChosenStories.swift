import Stories

/// The bundled stories, or those of them that are named on the command line.
struct ChosenStories {
  let files: [StoryFile]
  let paths: StoryPaths
  /// How they are named, to choose the same ones again; none for all.
  let names: [String]

  init(_ line: CommandLine, _ surroundings: Surroundings) throws {
    paths = StoryPaths(given: [], orBundled: try surroundings.bundledStories())
    let all = try StoryLoader().load(paths.paths)
    names = try line.stories(of: all.flatMap { $0.scenarios.map(\.story.name) }) ?? []
    files = names.isEmpty ? all : Self.keep(names, in: all)
  }

  private init(_ names: [String], of chosen: ChosenStories) {
    files = Self.keep(names, in: chosen.files)
    paths = chosen.paths
    self.names = names
  }

  var scenarios: [StoryFile.Scenario] { files.flatMap(\.scenarios) }

  /// Only the story with the most steps, the first of several: enough to try the place on.
  var longest: ChosenStories {
    let most = scenarios.map(\.story.steps.count).max() ?? 0
    let longest = scenarios.first { $0.story.steps.count == most }
    return longest.map { ChosenStories([$0.story.name], of: self) } ?? self
  }

  private static func keep(_ names: [String], in files: [StoryFile]) -> [StoryFile] {
    files.map { $0.keeping { names.contains($0.name) } }.filter { !$0.scenarios.isEmpty }
  }
}
