import Foundation
import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts
import Toolchain

extension Bench {
  /// Measures the code of each implementation that its own tests, the charter and the stories run.
  /// - Parameter build: The implementations' package. It is only built once its tests are known to be runnable.
  package func coverage(in build: InstrumentedBuild, by toolchain: Toolchain? = nil) throws -> CoverageResult {
    let toolchain = try toolchain ?? Toolchain.running()
    guard !toolchain.bundlesTests else { throw CoverageError.testsInBundles(platform: toolchain.platform) }
    let package = try build.package()
    let runs = try build.stories(of: architectures)
    let stories = try coverage(of: runs, in: package)
    let index = try index(of: package)
    var result = CoverageResult(architectures: [], failures: runs.compactMap(\.failure))
    let tests = try CountedTests(package: package, observer: observer)
      .run(modules: architectures.map(\.profile.testModule))
    observer.progress("running the charter")
    let charters = try CharterRun.all(of: architectures.map(\.profile), in: package)
    let ran = try ran(tests, charters, in: package)
    for ((architecture, tests), charter) in zip(zip(architectures, tests), charters) {
      result.failures += tests.failures + (charter?.failure.map { [$0] } ?? [])
      result.architectures.append(
        try measure(architecture, in: package, tests: tests, charter: charter, ran: ran, stories: stories, index: index)
      )
    }
    return result
  }

  // MARK: - Stories

  private func coverage(
    of runs: [InstrumentedStory.Run], in package: InstrumentedPackage
  ) throws -> [String: FileCoverage] {
    let counts = package.build.results.appending(path: "stories.profdata")
    try package.tools.merge(runs.map(\.counts), into: counts)
    let files = try architectures.reduce(into: Set()) { $0.formUnion(try package.files(of: $1)) }
    return try package.tools.coverage(
      counts, of: package.build.program(process.programName), files: files)
  }

  // MARK: - Tests

  /// Returns the coverage by the tests of all implementations, from their files of counts.
  private func ran(
    _ tests: [CountedTests.Outcome], _ charters: [CharterRun?], in package: InstrumentedPackage
  ) throws -> [URL: [String: FileCoverage]] {
    observer.progress("reading what the tests ran")
    var runs: [(counts: URL, image: URL, files: Set<String>)] = []
    for ((architecture, tests), charter) in zip(zip(architectures, tests), charters) {
      let own = [tests.all, tests.withoutScreenCounts].compactMap(\.self).map { ($0, architecture.profile.testModule) }
      for (counts, module) in own + (charter?.counts.map { [($0, CharterRun.module)] } ?? []) {
        runs.append((counts, try package.build.testProgram(of: module).image, try package.files(of: architecture)))
      }
    }
    let coverage = try runs.concurrentMap { [tools = package.tools] run in
      try tools.coverage(run.counts, of: run.image, files: run.files)
    }
    return Dictionary(zip(runs.map(\.counts), coverage), uniquingKeysWith: { first, _ in first })
  }

  private func index(of package: InstrumentedPackage) throws -> IndexedModules {
    observer.progress("reading the index")
    let built = package.build.package
    let store = try IndexStore(at: built.indexStore(), library: package.toolchain.indexLibrary)
    let files = Set((package.modules + package.build.testModules).flatMap(\.files))
    // Plugins also generate test doubles.
    return try store.modules(below: built.folder) { file, _ in files.contains(file) || built.hasGenerated(file) }
  }

  private func effort(
    of architecture: any Architecture, in package: InstrumentedPackage, tests: CountedTests.Outcome,
    index: IndexedModules
  ) throws -> CoverageResult.TestEffort {
    let module = architecture.profile.testModule
    let files = package.build.testModules.first { $0.name == module }?.files ?? []
    let lines = try files.flatMap { try SyntaxReader.files(at: URL(filePath: $0)) }.reduce(0) {
      $0 + $1.facts.code
    }
    return CoverageResult.TestEffort(
      tests: tests.tests.count, lines: lines,
      doubles: TestDoubles.names(in: index, testModule: module, of: Set(package.modules.map(\.name))))
  }

  // MARK: - Both

  private func measure(
    _ architecture: any Architecture, in package: InstrumentedPackage, tests: CountedTests.Outcome,
    charter: CharterRun?, ran: [URL: [String: FileCoverage]], stories: [String: FileCoverage], index: IndexedModules
  ) throws -> CoverageResult.Architecture {
    let all = tests.all.flatMap { ran[$0] } ?? [:]
    let withoutScreen = tests.withoutScreenCounts.flatMap { ran[$0] } ?? [:]
    let byCharter = charter?.counts.flatMap { ran[$0] } ?? [:]
    let profile = architecture.profile
    let sources = BuiltPackage.location(of: profile.sources)
    var unlinked: [String] = []
    var parts: [CoverageResult.Part] = []
    for (file, extents) in try package.extents(of: architecture).sorted(by: { $0.key < $1.key }) {
      let path = sources.pathBelow(file)
      var whole = FileCoverage()
      for run in [stories, byCharter, all, withoutScreen] { whole.formUnion(run[file] ?? FileCoverage()) }
      unlinked += whole.addMissing(extents.units).map { "\(path):\($0.lines.lowerBound) \($0.name)" }
      func share(_ run: [String: FileCoverage]) -> CoveredShare {
        CoveredShare(of: run[file] ?? FileCoverage(), in: whole)
      }
      parts.append(
        CoverageResult.Part(
          file: path, role: profile.role(ofFile: path)?.name, ownTests: share(all),
          testsWithoutScreen: share(withoutScreen), charter: charter == nil ? CoveredShare() : share(byCharter),
          stories: share(stories)))
    }
    return CoverageResult.Architecture(
      name: profile.name, files: parts,
      tests: try effort(of: architecture, in: package, tests: tests, index: index), unlinked: unlinked,
      mutants: try RecordedScores(in: profile.requiredPackage(), stories: process.bundledStories()).scores(of: profile))
  }
}
