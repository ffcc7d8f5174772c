import Foundation
import HeadlessUI
import Metrics
import Toolchain

struct MutationTrial {
  /// The time limit of a run, in multiples of the time without a mutant.
  private static let patience = (times: 10.0, leastSeconds: 10)

  let profile: ArchitectureProfile
  let judge: MutantJudge
  /// `nil` if the judge has no test.
  let run: ToolRun?
  let bench: Bench
  let folder: URL

  func fates(of numbers: [Int]) throws -> [Int: MutantFate] {
    var fates = Dictionary(uniqueKeysWithValues: numbers.map { ($0, MutantFate.notCovered) })
    guard let run else { return fates }
    let (reached, seconds) = try runWithoutMutant(run)
    let covered = numbers.filter(reached.contains)
    let runs = covered.map { number in
      var run = run
      run.environment.merge(MutantSwitch.environment(active: number, seconds: seconds)) { $1 }
      return run
    }
    var judged = 0
    try ParallelRuns(runs).forEach { index, outcome in
      fates[covered[index]] = Self.fate(outcome)
      judged += 1
      bench.observer.progress("\(profile.name) by \(judge.rawValue): mutant \(judged) of \(covered.count)")
    }
    bench.observer.progress("")
    return fates
  }

  /// - Returns: The mutants that the judge reaches, and the time limit in seconds.
  private func runWithoutMutant(_ run: ToolRun) throws -> (reached: Set<Int>, seconds: Int) {
    bench.observer.progress("\(profile.name) by \(judge.rawValue): without a mutant")
    let record = folder.appending(path: "reached-\(profile.module)-\(judge.rawValue).txt")
    try Data().write(to: record)
    let events = folder.appending(path: "events-\(profile.module)-\(judge.rawValue).jsonl")
    let module = judge.testModule(for: profile)
    var run = run
    run.environment.merge(MutantSwitch.environment(recordingTo: record.path)) { $1 }
    run.silenceLimit = TestProgram.silenceLimit
    if module != nil { run.arguments += ["--no-parallel"] + TestEvents.arguments(writingTo: events) }
    let start = bench.process.now()
    let outcome = try run.outcome()
    let seconds = (bench.process.now() - start) / .seconds(1)
    let interruption = module.flatMap {
      TestEvents((try? Data(contentsOf: events)) ?? Data()).interruption(of: $0, by: outcome)
    }
    guard outcome.hasSucceeded, interruption == nil else {
      throw MutationError.failsWithoutMutant(
        judge: judge.rawValue, architecture: profile.name, output: interruption ?? outcome.text)
    }
    let reached = try String(contentsOf: record, encoding: .utf8).split(separator: "\n").compactMap { Int($0) }
    return (Set(reached), max(Self.patience.leastSeconds, Int(seconds * Self.patience.times)))
  }

  private static func fate(_ outcome: ToolRun.Outcome) -> MutantFate {
    if outcome.wasSignalled, outcome.status == SIGALRM { return .timedOut }
    return outcome.hasSucceeded ? .survived : .killed
  }
}

nonisolated extension MutantJudge {
  /// Returns the requested judges, or all that a package has.
  static func all(_ asked: [MutantJudge]?, in package: URL) throws(MutationError) -> [MutantJudge] {
    let charter = package.appending(path: "Tests/\(CharterRun.module)").path
    let hasCharter = FileManager.default.fileExists(atPath: charter)
    if asked?.contains(.charter) == true, !hasCharter { throw .noCharter(folder: package.path) }
    return asked ?? allCases.filter { $0 != .charter || hasCharter }
  }

  /// Returns the test module to build, or `nil` for stories.
  @MainActor func testModule(for profile: ArchitectureProfile) -> String? {
    switch self {
    case .tests, .withoutScreen: profile.testModule
    case .charter: CharterRun.module
    case .stories: nil
    }
  }

  /// Returns the command that runs the judge, or `nil` if it has no test. Exit code 0 means that it noticed nothing.
  /// - Parameter withoutScreen: The module's tests that load no screen.
  @MainActor
  func run(
    _ profile: ArchitectureProfile, programs: URL, suite: String, withoutScreen: [String]
  ) throws -> ToolRun? {
    if self == .withoutScreen, withoutScreen.isEmpty { return nil }
    guard let module = testModule(for: profile) else {
      let job = WorkerJob.runStories(StoriesJob(architectures: [profile.name], failsFast: true))
      return ToolRun(programs.appending(path: suite), try job.arguments, in: programs)
    }
    guard let tests = TestProgram(of: module, in: programs) else {
      throw MutationError.testsNotExecutable(folder: programs.path)
    }
    let patterns = self == .withoutScreen ? TestProgram.patterns(of: withoutScreen) : ["^\(module)\\."]
    return ToolRun(
      tests.program, ["--testing-library", "swift-testing"] + patterns.flatMap { ["--filter", $0] }, in: programs,
      environment: self == .charter ? ["SAMEAPP_CHARTER": profile.name] : [:])
  }
}
