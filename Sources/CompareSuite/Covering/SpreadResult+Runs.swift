import Metrics
import Report

extension SpreadResult {
  /// Compares stories that were run alone, and features, which are their stories together.
  ///
  /// - Parameters:
  ///   - runs: The stories with what they ran of each implementation.
  ///   - architectures: The implementations by name, with what they declare for others to conform to.
  ///   - isShown: Whether a story of this name was asked for; it is compared with all others all the same.
  init(
    _ runs: [(story: CountedStory, ran: [StoryRun])], of architectures: [(name: String, contracts: Contracts)],
    showing isShown: (String) -> Bool, failures: [CoverageResult.Failure]
  ) {
    let stories = runs.map(\.story)
    let files = stories.map(\.file).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    var subjects = stories.map { Subject(file: $0.file, line: $0.line, name: $0.name, entries: []) }
    var features = files.map { file in
      Subject(file: file, line: nil, name: stories.first { $0.file == file }?.feature ?? "", entries: [])
    }
    var common: [String: SpreadSize] = [:]
    for (index, architecture) in architectures.enumerated() {
      let (name, contracts) = architecture
      let storyRuns = runs.map { $0.ran[index] }
      let featureRuns = files.map { file in
        zip(stories, storyRuns).filter { $0.0.file == file }.reduce(into: StoryRun()) { $0.formUnion($1.1) }
      }
      common[name] = Self.add(storyRuns, of: name, contracts, to: &subjects).common
      _ = Self.add(featureRuns, of: name, contracts, to: &features)
    }
    let shown = subjects.filter { isShown($0.name) }
    self.init(
      stories: shown, features: features.filter { feature in shown.contains { $0.file == feature.file } },
      common: common, failures: failures)
  }

  private static func add(
    _ runs: [StoryRun], of architecture: String, _ contracts: Contracts, to subjects: inout [Subject]
  ) -> Spread {
    let spread = Spread(runs)
    for (index, run) in runs.enumerated() {
      subjects[index].entries.append(
        Entry(architecture: architecture, run: run, at: index, in: spread, contracts: contracts))
    }
    return spread
  }
}
