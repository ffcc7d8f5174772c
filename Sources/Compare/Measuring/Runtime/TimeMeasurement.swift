import Basics
import Benchmarks
import Foundation
import HeadlessUI
import Results
import SharedModel
import Toolchain

extension Bench {
  package func time(_ plan: RuntimePlan, command: [String]) throws -> RuntimeResult {
    let start = process.now()
    let circumstances = circumstances(of: plan.reference, command: command)
    let suite = StorySuite(of(plan.architectures), tracksObjects: false)
    for files in [plan.stories.files] + (plan.timesStart ? [[try StartStory.file()]] : []) {
      let passed = try suite.run(files, named: plan.stories.paths)
      guard passed.allPassed else { throw MeasuringError.storiesFailed(passed) }
    }
    let sessions = try allSessions(plan, circumstances, since: start)
    observer.progress("")
    guard sessions.contains(where: { $0.processes.contains { !$0.benchmarks.isEmpty } }),
      let result = RuntimeResult(
        circumstances: circumstances, seed: plan.seed, reference: plan.reference.profile.name, margin: plan.margin,
        sessions: sessions, stepsInStories: plan.stories.steps, isWhole: plan.isWhole)
    else { throw MeasuringError.nothingToMeasure }
    return result
  }

  private func allSessions(
    _ plan: RuntimePlan, _ circumstances: Circumstances, since start: ContinuousClock.Instant
  ) throws -> [SessionSamples] {
    guard let count = plan.sessions else { return [try sample(plan, circumstances, since: start)] }
    let cache = try SessionCache(of: plan, process)
    return try (1...count).map { number in
      if !plan.isFresh, let session = cache?.session(number) { return session }
      var bench = self
      bench.observer = observer.progress { "session \(number) of \(count): \($0)" }
      let session = try bench.session(number, plan)
      try cache?.keep(session, as: number)
      return session
    }
  }

  /// Runs a session. The first one runs the program as built, and others link the implementations in a different order.
  private func session(_ number: Int, _ plan: RuntimePlan) throws -> SessionSamples {
    var plan = plan
    plan.seed &+= UInt64(number - 1)
    let circumstances = process.circumstances(plan.reference.profile.sources)
    guard number > 1 else { return try sample(plan, circumstances, since: process.now()) }
    do {
      let linked = try LinkedProgram(
        process.programFile, modules: plan.architectures.map(\.profile.module), seed: plan.seed)
      defer { linked.remove() }
      var bench = self
      bench.process = process.launching(linked.program)
      var session = try bench.sample(plan, circumstances, since: process.now())
      session.session.linkOrder = linked.order
      return session
    } catch let error as LinkError {
      observer.diagnostic(
        "compare: Session \(number) runs the program in the link order that it was built in. \(error)")
      return try sample(plan, circumstances, since: process.now())
    }
  }

  private func sample(
    _ plan: RuntimePlan, _ circumstances: Circumstances, since start: ContinuousClock.Instant
  ) throws -> SessionSamples {
    let series = ProcessSeries(plan: plan, bench: self, start: start)
    let coldStarts = try plan.timesStart ? series.coldStarts() : []
    let (processes, end) = try series.run()
    return SessionSamples(
      session: TimingSession(
        date: circumstances.date, load: circumstances.load, processes: processes.map(\.record), end: end),
      processes: processes.map(\.samples), coldStarts: coldStarts)
  }
}

/// Finished sessions, cached in the package's build folder, so that an interrupted measurement can be resumed.
struct SessionCache {
  private let folder: URL

  /// Programs and sets of stories have separate folders. Returns `nil` if nothing can be cached.
  init?(of plan: RuntimePlan, _ process: ProcessContext) throws {
    guard let program = process.programFile, let package = plan.reference.profile.package else { return nil }
    var hash = ContentHash()
    let stories = try process.bundledStories().map { URL(filePath: $0) }
    for file in [program] + stories + [Guide.bundledFile].compactMap(\.self) {
      hash.add(try Data(contentsOf: file, options: .mappedIfSafe))
    }
    hash.add(try JSONText.compact(plan.job(seed: plan.seed, seconds: plan.budget ?? 0)))
    hash.add("\(plan.wantedProcesses ?? 0)")
    folder = BuiltPackage.scratch(of: package).appending(path: "sessions/\(hash.text)")
  }

  func session(_ number: Int) -> SessionSamples? {
    try? JSONDecoder().decode(SessionSamples.self, from: Data(contentsOf: file(number)))
  }

  func keep(_ session: SessionSamples, as number: Int) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(session).write(to: file(number), options: .atomic)
  }

  private func file(_ number: Int) -> URL { folder.appending(path: "\(number).json") }
}
