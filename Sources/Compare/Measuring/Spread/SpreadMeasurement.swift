import Basics
import HeadlessUI
import Metrics
import Results

extension Bench {
  /// - Parameter names: The stories to show; `nil` for all. Each is compared with all others in any case.
  package func spread(ofStories names: [String]?, in build: InstrumentedBuild) throws -> SpreadResult {
    let runs = try build.stories(of: architectures)
    let package = try build.package()
    let extents = try architectures.map(package.extents)
    return try SpreadResult(
      zip(runs, stories(of: runs, in: package, extents)).map { ($0.story, $1) },
      of: zip(architectures, extents).map { ($0.profile.name, Contracts($1)) },
      showing: { names?.contains($0) ?? true }, failures: runs.compactMap(\.failure))
  }

  private func stories(
    of runs: [InstrumentedStory.Run], in package: InstrumentedPackage, _ extents: [[String: SourceExtents]]
  ) throws -> [[StoryRun]] {
    observer.progress("reading what the stories ran")
    defer { observer.progress("") }
    guard let first = runs.first else { return [] }
    let program = try package.build.program(process.programName)
    let files = try package.tools.filesOfFunctions(
      in: program, countedIn: first.counts, files: Set(extents.flatMap(\.keys)))
    return try runs.concurrentMap { [tools = package.tools] run in
      let coverage = try tools.coverageOfWhatRan(run.counts, of: program, filesOfFunctions: files)
      return extents.map { own in StoryRun(coverage.filter { own[$0.key] != nil }, extents: own) }
    }
  }
}

extension SpreadResult {
  init(
    _ runs: [(story: InstrumentedStory, ran: [StoryRun])], of architectures: [(name: String, contracts: Contracts)],
    showing isShown: (String) -> Bool, failures: [CoverageResult.Failure]
  ) {
    let files = runs.grouped { $0.story.file }
    var subjects = runs.map { Subject(file: $0.story.file, line: $0.story.line, name: $0.story.name, entries: []) }
    var features = files.map { Subject(file: $0.key, line: nil, name: $0.elements[0].story.feature, entries: []) }
    var common: [String: SpreadSize] = [:]
    for (index, architecture) in architectures.enumerated() {
      let (name, contracts) = architecture
      let featureRuns = files.map { $0.elements.reduce(into: StoryRun()) { $0.formUnion($1.ran[index]) } }
      common[name] = Self.add(runs.map { $0.ran[index] }, of: name, contracts, to: &subjects).common
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
