import Basics
import Foundation
import HeadlessUI
import Metrics
import Results
import Toolchain

/// A copy of the package in which change requests are tried, built where rules and tests have theirs built.
struct ChangedCopy {
  private let files: PackageCopy
  private let toolchain: Toolchain
  /// The copy's own program, once it was built.
  private var program: URL?
  /// The outcomes of the jobs it did ahead of being asked.
  private var outcomes: [WorkerJob: ToolRun.Outcome] = [:]
  private let bench: Bench

  init(of original: URL, _ bench: Bench) throws {
    toolchain = try .running()
    files = try PackageCopy(of: original, for: "changes")
    self.bench = bench
  }

  /// Changes the copy and builds its program.
  mutating func build(_ texts: [String: String?]) throws {
    try files.synchronise(replacing: texts)
    program = try packageToBuild().build(program: bench.process.programName)
    outcomes = [:]
  }

  /// What its program can be asked, of some implementations.
  enum Question {
    /// Which stories pass: those of a file, or all that come with it.
    case stories(URL?)
    case rules
    case walk(steps: Int)

    fileprivate func job(_ architectures: [String]) -> WorkerJob {
      switch self {
      case .stories(let file): .checkStories(file: file?.path, architectures: architectures)
      case .rules: .checkRules(architectures: architectures)
      case .walk(let steps): .checkWalk(steps: steps, seed: 1, architectures: architectures)
      }
    }
  }

  /// Runs its program for several questions, as many at a time as there are processors, so that each is answered when it is asked.
  mutating func prepare(_ questions: [(Question, architectures: [String])]) throws {
    let jobs = questions.map { $0.job($1) }
      .reduce(into: [WorkerJob]()) { jobs, job in if !jobs.contains(job) { jobs.append(job) } }
    try ParallelRuns(jobs.map { try run($0) }).forEach { outcomes[jobs[$0]] = $1 }
  }

  private func packageToBuild() throws -> BuiltPackage { try files.package(for: "index", toolchain: toolchain) }

  /// The copy as it is now, to be built so that it counts what runs, with the tests of these implementations and no others.
  private func packageToCount(withTestsOf profiles: [ArchitectureProfile]) throws -> BuiltPackage {
    var package = try files.package(
      for: "coverage", toolchain: toolchain,
      environment: [
        "SAMEAPP_COUNTED": "1", "SAMEAPP_TESTS": profiles.map(\.testModule).joined(separator: ","),
      ])
    package.compilesWholeModules = false
    return package
  }

  func stories(_ file: URL?, in architectures: [String]) throws -> [StoriesResult.Story] {
    try decoded(StoriesResult.self, .stories(file), architectures).stories
  }

  func rules(of architectures: [String]) throws -> RulesResult { try decoded(RulesResult.self, .rules, architectures) }

  /// Walks at random.
  /// - Returns: What was found, line by line; nil when nothing was.
  func walk(steps: Int, in architectures: [String]) throws -> [String]? {
    let result = try decoded(WalkResult.self, .walk(steps: steps), architectures)
    return result.finding.isEmpty ? nil : result.finding + result.story
  }

  /// Builds the tests of implementations as they are now, and runs them. Where some don't compile none are run, and each outcome has
  /// what the compiler says.
  /// - Returns: What became of them, by the implementation's name; nothing of one that has none.
  func tests(of profiles: [ArchitectureProfile]) throws -> [String: OwnTests.Outcome] {
    let package = try packageToCount(withTestsOf: profiles)
    let tests = try profiles.compactMap { profile in
      try OwnTests(of: profile, in: package).map { (name: profile.name, tests: $0) }
    }
    let outcomes: [OwnTests.Outcome]
    do {
      try package.buildInstrumented()
      outcomes = try OwnTests.runBuilt(tests.map(\.tests))
    } catch ToolchainError.failed(_, _, _, let output) {
      outcomes = tests.map { _ in OwnTests.outcome(ofBuild: output) }
    }
    return Dictionary(uniqueKeysWithValues: zip(tests.map(\.name), outcomes))
  }

  /// How many tests of an implementation fail, as those of some were built last, where each has a process of its own.
  func testsFailingApart(of profile: ArchitectureProfile, among profiles: [ArchitectureProfile]) throws -> Int {
    let programs = try InstrumentedPrograms(packageToCount(withTestsOf: profiles))
    return try Array(programs.tests(in: profile.testModule).enumerated()).concurrentMap { number, test in
      try programs.run(test: test, profilesIn: programs.results.appending(path: "test-\(number)")).hasPassed
    }.count { !$0 }
  }

  /// Changes the copy and builds nothing yet.
  func change(_ texts: [String: String?]) throws { try files.synchronise(replacing: texts) }

  /// The path in the package of a file of the copy; nil for another.
  func path(of file: String) -> String? {
    file.hasPrefix("\(files.copy.path)/") ? String(file.dropFirst(files.copy.path.count + 1)) : nil
  }

  func text(at path: String) throws -> String {
    try String(contentsOf: files.copy.appending(path: path), encoding: .utf8)
  }

  /// What the compiler's index has of the implementations as the copy is now.
  func index(of profiles: [ArchitectureProfile]) throws -> IndexedModules {
    try PackageIndex(package: packageToBuild(), toolchain: toolchain, observer: bench.observer)
      .facts(ofModules: profiles.map(\.module)).facts
  }

  /// Builds the copy as it is now so that it counts what runs.
  /// - Returns: What the stories of a file ran of the copy's sources, all together, by their paths in the package.
  func coverage(of stories: URL, count: Int, by profiles: [ArchitectureProfile]) throws -> [String: FileCoverage] {
    let package = try packageToCount(withTestsOf: profiles)
    let programs = try InstrumentedPrograms(package)
    let program = try programs.program(bench.process.programName)
    let runs = try StoryProcesses(
      program, architectures: profiles.map(\.name), files: [stories.path],
      countsIn: programs.results.appending(path: "stories"))
    let tools = try CoverageTools(toolchain)
    let sources = Set(try package.modules().flatMap(\.files))
    return try (0..<count).reduce(into: [:]) { ran, number in
      guard let counts = runs[number].counts else {
        throw CoverageError.nothingCounted(
          command: "compare stories \(stories.path)", lastLines: runs[number].lastLines)
      }
      for (file, counted) in try tools.coverage(
        tools.packed(counts), of: program, files: sources, withRegions: false)
      {
        if let path = path(of: file) { ran[path, default: FileCoverage()].formUnion(counted) }
      }
    }
  }

  private func decoded<Value: Decodable>(
    _ type: Value.Type, _ question: Question, _ architectures: [String]
  ) throws -> Value {
    let outcome = try outcome(question, architectures)
    do {
      return try JSONDecoder().decode(type, from: outcome.output)
    } catch {
      throw ToolchainError.failed(
        command: question.job(architectures).title, status: outcome.status,
        wasSignalled: outcome.wasSignalled,
        output: String(decoding: outcome.diagnostics, as: UTF8.self))
    }
  }

  private func outcome(_ question: Question, _ architectures: [String]) throws -> ToolRun.Outcome {
    let job = question.job(architectures)
    return try outcomes[job] ?? run(job).outcome()
  }

  private func run(_ job: WorkerJob) throws -> ToolRun {
    guard let program else {
      throw ToolchainError.notStarted(program: bench.process.programName, reason: "its copy isn’t built yet")
    }
    return ToolRun(program, try job.arguments, in: files.copy)
  }
}
