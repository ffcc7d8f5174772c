import Foundation
import HeadlessUI
import Results
import SharedModel
import Toolchain

/// A comparison of all implementations, part by part. Unchanged parts come from the cache.
package struct Comparison {
  /// In seconds.
  private static let runtimeBudget = 20.0
  /// In seconds, for each of several sessions.
  private static let sessionBudget = 60.0
  private let bench: Bench
  private let plan: SuitePlan
  private let seed: UInt64
  private let command: [String]
  private let circumstances: Circumstances
  private let keys: CacheKeys
  private let before: [KeyInput: CacheKeys.State]
  package var runtime: RuntimePlan
  package var isFresh = false
  private let folder: URL?

  /// Records the states of all inputs before any of them is read.
  /// - Parameter count: The number of all implementations, because results for only some of them are cached separately.
  package init(_ bench: Bench, of count: Int, _ plan: SuitePlan, seed: UInt64, command: [String]) throws {
    self.bench = bench
    self.plan = plan
    self.seed = seed
    self.command = command
    circumstances = bench.circumstances(of: bench.architectures.first, command: command)
    let names = bench.architectures.map(\.profile.name)
    folder = bench.architectures.first?.profile.package.map {
      ResultCache.folder(of: $0, isOptimised: bench.process.isOptimised)
        .appending(path: names.count < count ? names.joined(separator: ",") : "")
    }
    keys = try CacheKeys(of: bench, circumstances)
    before = keys.states(of: folder == nil ? [] : plan.parts.reduce(into: Set()) { $0.formUnion($1.inputs) })
    runtime = RuntimePlan(bench.architectures, stories: try ChosenStories(of: bench.process))
  }

  package func run(observer: Observer, report: @escaping (SuiteEvent) -> Void) -> SuiteResult {
    var runtime = runtime
    runtime.budget = runtime.sessions == nil ? Self.runtimeBudget : Self.sessionBudget
    runtime.timesStart = true
    var bench = bench
    bench.observer = observer
    let pieces = Pieces { [bench] in self.pieces(bench) }
    // Facts about sources are cached under the part of the program that implementations can't change.
    if plan.takesBuilds {
      let stamp = bench.process.programStamp
      bench.process.programStamp = { pieces.keys?.sharedProgram ?? stamp() }
    }
    let steps = SuiteSteps(bench, runtime: runtime, seed: seed, command: command, plan: plan)
    var result = SuiteResult(
      circumstances: circumstances, seed: seed,
      architectures: bench.architectures.map { SuiteResult.Architecture($0.profile) })
    SuiteMeasurement(
      steps: plan.parts.map(steps.step), skipped: plan.skipped, cache: ResultCache(folder: folder), keys: keys,
      before: before, pieces: pieces, isFresh: isFresh, observer: observer, process: bench.process, report: report
    ).run(into: &result)
    return result
  }

  private func pieces(_ bench: Bench) -> PieceKeys? {
    guard folder != nil else { return nil }
    bench.observer.progress("telling what of the program is whose")
    return PieceKeys(of: bench.architectures.map(\.profile), program: bench.process.programFile)
  }
}

extension CacheKeys {
  fileprivate init(of bench: Bench, _ circumstances: Circumstances) throws {
    // The implementations depend on the suite's package, whose lines are counted as well.
    let suite = BuiltPackage.folder(above: URL(filePath: #filePath))
    let folders = bench.architectures.map(\.profile).map { $0.package ?? $0.sources } + [suite].compactMap(\.self)
    self.init(
      program: bench.process.programFile, guide: Guide.bundledFile, stories: try bench.process.bundledStories(),
      packages: Set(folders).sorted { $0.path < $1.path }, toolchain: circumstances.toolchain,
      machine: "\(circumstances.machine), \(circumstances.system)")
  }
}

extension SuiteResult.Architecture {
  fileprivate init(_ profile: ArchitectureProfile) {
    self.init(
      name: profile.name, idea: profile.idea, module: profile.module,
      roles: profile.roles.map { SuiteResult.Architecture.Role(name: $0.name, duty: $0.duty) },
      duties: profile.list.map { list in
        [
          ("asks", list.asks), ("formats", list.formats), ("navigates", list.navigates), ("remembers", list.remembers),
        ].map { SuiteResult.Architecture.Duty(name: $0, type: $1, role: profile.role(of: $1)?.name) }
      })
  }
}
