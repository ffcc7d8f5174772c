import Foundation
import Metrics
import Results

extension SuiteResult {
  /// Two architectures with counts, shares, and times with and without an interval.
  static let made: SuiteResult = {
    var result = SuiteResult(
      circumstances: .made, seed: 1,
      architectures: [
        Architecture(name: "Plain", idea: "an idea", module: "PlainImpl", roles: []),
        Architecture(name: "Fancy", idea: "an idea", module: "FancyImpl", roles: [.init(name: "View", duty: "shows")]),
      ])
    result.parts = [PartRecord(.runtime, .complete, date: "2026-11-20T23:00:00Z")]
    result.walk = WalkResult(steps: 7, seed: 3)
    result.lines = LinesResult(files: [
      .made("Plain", code: 100), .made("Fancy", role: "View", code: 200), .made("Fancy", code: 81),
    ])
    result.coupling = CouplingResult(modules: [.made("Plain", fanOut: 0), .made("Fancy", fanOut: 3)])
    result.rules = try? JSONDecoder().decode(RulesResult.self, from: Data(madeRules.utf8))
    result.coverage = CoverageResult(
      architectures: [.made("Plain", share: 0.9049), .made("Fancy", share: 0.96)], failures: [])
    result.runtime = .made
    return result
  }()

  private static let madeRules = """
    {"architectures": [
      {"name": "Plain", "rules": [], "viewControllers": ["A", "B"], "decisionsInViewControllers": 9,
       "questions": [{"question": "Is it?", "definition": "It is.", "isYes": true, "evidence": [
         {"from": "A", "to": "M.P", "locations": []}, {"from": "B", "to": "M.P", "locations": []}]}]},
      {"name": "Fancy", "rules": [], "viewControllers": ["A", "B"], "decisionsInViewControllers": 4,
       "questions": [{"question": "Is it?", "definition": "It is.", "isYes": false, "evidence": []}]}
    ]}
    """
}

extension Circumstances {
  fileprivate static let made = Circumstances(
    date: "2026-11-21T12:00:00Z", machine: "Abacus", system: "Linux", load: "0", toolchain: "Swift 6.3.1",
    commit: "abc", treeIsClean: true, command: "compare --quick")
}

extension LinesResult.File {
  static func made(_ architecture: String, role: String? = nil, code: Int) -> LinesResult.File {
    let path = "\(architecture)/\(role ?? "App").swift"
    let file = SourceFile(path: path, facts: SourceFacts(code: code))
    return LinesResult.File(file, path: path, architecture: architecture, role: role)
  }
}

extension CouplingResult.Module {
  /// A module with two views.
  fileprivate static func made(_ name: String, fanOut: Double) -> CouplingResult.Module {
    var facts = IndexedModules()
    for type in ["A", "B"] {
      facts.symbols[type] = IndexedSymbol(usr: type, name: type, kind: .classType)
      facts.occurrences["\(name)Impl", default: []].append(
        SymbolOccurrence(usr: type, roles: .definition, file: "\(type).swift", line: 1, column: 7))
    }
    let graph = TypeGraph(facts, module: "\(name)Impl")
    return CouplingResult.Module(name: "\(name)Impl", graph: graph, numbers: ["fanOutP90": fanOut]) { _ in "View" }
  }
}

extension CoverageResult.Architecture {
  static func made(_ name: String, share: Double) -> CoverageResult.Architecture {
    let part = CoverageResult.Part(
      file: "A.swift", role: nil, ownTests: CoveredShare(coveredRegions: Int(share * 100_000), regions: 100_000),
      testsWithoutScreen: CoveredShare(), charter: CoveredShare(), stories: CoveredShare())
    return CoverageResult.Architecture(
      name: name, files: [part], tests: CoverageResult.TestEffort(tests: 1, lines: 0, doubles: []), unlinked: [])
  }
}

extension RuntimeResult {
  /// A step takes 10 µs, and in Fancy 10 % ± 5 % more.
  fileprivate static var made: RuntimeResult? {
    let benchmark = ProcessSamples.Benchmark(
      name: "One", parts: ["I tap", "the app ends"], batch: 1, nanoseconds: [[[10_000, 0]], [[11_000, 0]]])
    let samples = ProcessSamples(
      seed: 1, subjects: [Subject("Plain", .implementation), Subject("Fancy", .implementation)], rounds: 1,
      benchmarks: [benchmark])
    let session = TimingSession(date: "2026-11-20T23:00:00Z", load: "0", processes: [], end: .allProcesses)
    var result = RuntimeResult(
      circumstances: .made, seed: 1, reference: "Plain",
      sessions: [SessionSamples(session: session, processes: [samples, samples])], stepsInStories: 1)
    for index in result?.overall.comparisons.indices ?? 0..<0
    where result?.overall.comparisons[index].subject == "Fancy" {
      result?.overall.comparisons[index].raw = RatioEstimate(ratio: 1.1, low: 1.05, high: 1.15, verdict: .slower)
    }
    return result
  }
}
