import Basics
import Foundation
import HeadlessUI
import Metrics
import Results
import Toolchain

/// A copy of the package for trying change requests.
struct ChangedCopy {
  private let files: PackageCopy
  private let toolchain: Toolchain
  private var program: URL?
  private var outcomes: [WorkerJob: ToolRun.Outcome] = [:]
  private let bench: Bench

  init(of original: URL, _ bench: Bench) throws {
    toolchain = try .running()
    files = try PackageCopy(of: original, for: "changes")
    self.bench = bench
  }

  mutating func build(_ texts: [String: String?]) throws {
    try files.synchronise(replacing: texts)
    program = try packageToBuild().build(program: bench.process.programName)
    outcomes = [:]
  }

  /// Runs jobs in parallel, so that their results are ready when needed.
  mutating func prepare(_ jobs: [WorkerJob]) throws {
    let jobs = jobs.reduce(into: [WorkerJob]()) { jobs, job in if !jobs.contains(job) { jobs.append(job) } }
    try ParallelRuns(jobs.map { try run($0) }).forEach { outcomes[jobs[$0]] = $1 }
  }

  private func packageToBuild() throws -> BuiltPackage { try files.package(for: "index", toolchain: toolchain) }

  /// Limits the tests that are built to those of these implementations.
  private func only(_ profiles: [ArchitectureProfile]) -> [String: String] {
    ["SAMEAPP_TESTS": profiles.map(\.testModule).joined(separator: ",")]
  }

  /// Returns the copy, to be built with coverage and only the tests of these implementations.
  private func packageToCount(withTestsOf profiles: [ArchitectureProfile]) throws -> BuiltPackage {
    var package = try files.package(
      for: "coverage", toolchain: toolchain,
      environment: only(profiles).merging(["SAMEAPP_COUNTED": "1"]) { $1 })
    package.compilesWholeModules = false
    return package
  }

  /// Runs a job, unless it was prepared.
  func result<Value: Decodable>(_ type: Value.Type, of job: WorkerJob) throws -> Value {
    let outcome = try outcomes[job] ?? run(job).outcome()
    do {
      return try JSONDecoder().decode(type, from: outcome.output)
    } catch {
      throw ToolchainError.failed(
        command: job.title, status: outcome.status, wasSignalled: outcome.wasSignalled,
        output: String(decoding: outcome.diagnostics, as: UTF8.self))
    }
  }

  /// Builds and runs the tests of implementations. If some don't compile, none run, and each outcome has the compiler's
  /// messages.
  /// - Parameter isCounted: Whether the build counts what runs. One that doesn't uses the modules of the last build.
  /// - Returns: The outcomes by implementation, for those that have tests.
  func tests(of profiles: [ArchitectureProfile], isCounted: Bool = true) throws -> [String: ModuleTests.Outcome] {
    let package =
      try isCounted
      ? packageToCount(withTestsOf: profiles)
      : files.package(for: "index", toolchain: toolchain, environment: only(profiles))
    let tests = try profiles.compactMap { profile in
      try ModuleTests(profile.testModule, in: package).map { (name: profile.name, tests: $0) }
    }
    let outcomes: [ModuleTests.Outcome]
    do {
      if isCounted { try package.buildInstrumented() } else { try package.buildTests() }
      outcomes = try ModuleTests.runBuilt(tests.map(\.tests))
    } catch ToolchainError.failed(_, _, _, let output) {
      outcomes = tests.map { _ in ModuleTests.outcome(ofBuild: output) }
    }
    return Dictionary(uniqueKeysWithValues: zip(tests.map(\.name), outcomes))
  }

  /// Counts an implementation's failing tests in the last build, running each in a separate process.
  func testsFailingApart(of profile: ArchitectureProfile, among profiles: [ArchitectureProfile]) throws -> Int {
    let programs = try InstrumentedPrograms(packageToCount(withTestsOf: profiles))
    return try Array(programs.tests(in: profile.testModule).enumerated()).concurrentMap { number, test in
      try programs.run(test: test, profilesIn: programs.results.appending(path: "test-\(number)")).failure
    }.count { !$0.isEmpty }
  }

  func change(_ texts: [String: String?]) throws { try files.synchronise(replacing: texts) }

  /// Returns the path in the package of one of the copy's files, or `nil` for any other file.
  func path(of file: String) -> String? {
    file.hasPrefix("\(files.copy.path)/") ? String(file.dropFirst(files.copy.path.count + 1)) : nil
  }

  /// Returns a tool's output with paths in the package instead of the copy's.
  func withoutFolder(_ output: String) -> String { output.replacing("\(files.copy.path)/", with: "") }

  func text(at path: String) throws -> String {
    try String(contentsOf: files.copy.appending(path: path), encoding: .utf8)
  }

  func index(of profiles: [ArchitectureProfile]) throws -> IndexedModules {
    try PackageIndex(package: packageToBuild(), toolchain: toolchain, observer: bench.observer)
      .facts(ofModules: profiles.map(\.module)).facts
  }

  /// Builds with coverage, and returns the coverage by all stories in a file together, by the source's path in the
  /// package.
  func coverage(of stories: URL, count: Int, by profiles: [ArchitectureProfile]) throws -> [String: FileCoverage] {
    let package = try packageToCount(withTestsOf: profiles)
    let programs = try InstrumentedPrograms(package)
    let program = try programs.program(bench.process.programName)
    let runs = try StoryProcesses(
      program, architectures: profiles.map(\.name), files: [stories.path],
      countsIn: programs.results.appending(path: "stories"))
    let tools = try CoverageTools(toolchain)
    let sources = Set(try package.modules().flatMap(\.files))
    let profiles = try (0..<count).map { number in
      guard let counts = runs[number].counts else {
        throw CoverageError.nothingCounted(
          command: "compare stories \(stories.path)", lastLines: runs[number].lastLines)
      }
      return try tools.packed(counts)
    }
    guard let first = profiles.first else { return [:] }
    let files = try tools.filesOfFunctions(in: program, countedIn: first, files: sources)
    return try profiles.reduce(into: [:]) { ran, profile in
      for (file, counted) in try tools.coverageOfWhatRan(profile, of: program, filesOfFunctions: files) {
        if let path = path(of: file) { ran[path, default: FileCoverage()].formUnion(counted) }
      }
    }
  }

  private func run(_ job: WorkerJob) throws -> ToolRun {
    guard let program else {
      throw ToolchainError.notStarted(program: bench.process.programName, reason: "its copy isn’t built yet")
    }
    return ToolRun(program, try job.arguments, in: files.copy)
  }
}
