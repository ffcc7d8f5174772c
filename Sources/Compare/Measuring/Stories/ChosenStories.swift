import Stories

/// The bundled stories, or some of them.
package struct ChosenStories {
  package private(set) var files: [StoryFile]
  package let paths: StoryPaths
  /// The names they were chosen by; none for all.
  package private(set) var names: [String]

  package init(of process: ProcessContext) throws {
    paths = StoryPaths(given: [], orBundled: try process.bundledStories())
    files = try StoryLoader().load(paths.paths)
    names = []
  }

  package var scenarios: [StoryFile.Scenario] { files.flatMap(\.scenarios) }

  var steps: Int { scenarios.reduce(0) { $0 + $1.story.steps.count } }

  /// Those with these names; all when there are none.
  package func named(_ names: [String]) -> ChosenStories {
    guard !names.isEmpty else { return self }
    var chosen = self
    chosen.files = files.map { $0.keeping { names.contains($0.name) } }.filter { !$0.scenarios.isEmpty }
    chosen.names = names
    return chosen
  }

  /// The story with the most steps.
  package var longest: ChosenStories {
    let most = scenarios.map(\.story.steps.count).max() ?? 0
    return scenarios.first { $0.story.steps.count == most }.map { named([$0.story.name]) } ?? self
  }
}
