import Basics
import MadeFacts
import Metrics
package import Results

extension SuiteResult {
  /// A result with every part and every optional value.
  package static func made(_ names: [String] = ["A", "B"]) throws -> SuiteResult {
    var result = SuiteResult(
      circumstances: .made, seed: 7,
      architectures: names.map { name in
        Architecture(
          name: name, idea: "The idea of \(name).", module: "\(name)Impl",
          roles: [Architecture.Role(name: "router", duty: "Leads on.")])
      })
    result.parts = SuitePart.allCases.map { PartRecord($0, .complete, date: "2026-11-21T12:00:00Z", seconds: 1.5) }
    result.stories = StoriesResult(
      architectures: names, stories: [.fixture("One", passed: 1, of: 3, skipped: ["why"], failure: .divergence)])
    result.walk = WalkResult(steps: 100, seed: 7, finding: ["A differs"], story: ["Feature: A random walk"])
    result.lines = .made(names)
    result.coupling = CouplingResult(modules: names.map { .made("\($0)Impl") })
    result.rules = .made(names)
    result.coverage = CoverageResult(
      architectures: names.map(CoverageResult.Architecture.made), failures: [.init("T/f()", lastLines: ["failed"])])
    result.spread = .made(names)
    result.runtime = try .made(names)
    result.growth = GrowthResult(
      sizes: [100, 1000], leftOut: [10_000], limit: 20, rounds: 2, seed: 1, isOptimised: true,
      tasks: ["open", "searchOne", "searchAll", "scroll", "favourite", "next", "relaunch"].map { id in
        GrowthResult.Task(
          id: id, name: "Do \(id)", exponent: 1,
          architectures: names.map { name in
            GrowthResult.Architecture(
              name: name,
              points: [(100, 1.0), (1000, 10.0)].map {
                GrowthResult.Point(places: $0, seconds: [$1, $1], rows: $1 * 20)
              })
          })
      })
    result.build = .made(names)
    result.counts = .made(names)
    result.traces = .made(names)
    result.change = .made(names)
    return result
  }
}

extension ChangesResult {
  /// All nine requests. Each architecture needs two statements more than the one before.
  fileprivate static func made(_ names: [String]) -> ChangesResult {
    ChangesResult(
      reference: names[0],
      requests: (1...9).map { number in
        Request(
          id: "0\(number)-it", wish: "“It \(number)”", given: .made(3),
          entries: names.enumerated().map { index, name in
            Entry(
              architecture: name, file: "\(name).patch", production: .made(4 + 2 * index), tests: .made(5),
              reference: .made(4), independent: [1, 2, 4].contains(number) ? [4, 6, 8] : nil,
              patch:
                "diff --git a/\(name)/T.swift b/\(name)/T.swift\n--- a/\(name)/T.swift\n+++ b/\(name)/T.swift\n@@ -1 +1 @@\n-let a = 1\n+let a = \"<b>\"\n"
            )
          }, lacking: [])
      })
  }
}

extension ChangeSize {
  /// Adds this many statements, half of them in each of two files.
  package static func made(_ statements: Int) -> ChangeSize {
    ChangeSize(
      ["A.swift", "B.swift"].enumerated().map { index, path in
        let added = (statements + index) / 2
        return File(path: path, before: [], after: (0..<added).map { SourceStatement("\($0)", type: path) })
      })
  }
}

extension TraceResult {
  fileprivate static func made(_ names: [String]) -> TraceResult {
    TraceResult(
      architectures: names, functions: [Function(type: "T", name: "f()", file: "T.swift", line: 2, kind: .function)],
      sequences: [[0, 0]], screens: [["screen: menu"]],
      stories: [
        Story(
          file: "a.feature", line: 3, name: "One", steps: [Step(keyword: "When", text: "it differs", line: 4)],
          implementations: names.map {
            Implementation(architecture: $0, calls: [0], screens: [0], failure: "“x” was not found")
          })
      ])
  }
}

extension Circumstances {
  package static let made = Circumstances(
    date: "2026-11-21T12:00:00Z", machine: "Abacus, 2 processors", system: "Linux 6", load: "0.10 0.20 0.30",
    toolchain: "Swift 6.3.1", commit: "abc123", treeIsClean: false, command: "compare")
}

extension LinesResult {
  fileprivate static func made(_ names: [String]) -> LinesResult {
    let unit = CodeUnit(name: "T.f()", line: 2)
    let facts = SourceFacts(
      code: 30, units: [unit], problem: "1:1: no Swift")
    let files = names.map { name in
      File(
        SourceFile(path: "T.swift", facts: facts), path: "\(name)/T.swift", architecture: name, role: "router",
        screen: "menu")
    }
    let tests = names.map { Apart(name: $0, [SourceFile(path: "TTests.swift", facts: facts)]) }
    return LinesResult(files: files, tests: tests, shared: [Apart(name: "SharedModel", [])])
  }
}

extension BuildResult {
  fileprivate static func made(_ names: [String]) -> BuildResult {
    let times = Kind.allCases.map { Times($0, seconds: [2, 1, 4], processorSeconds: [3, 3, 3]) }
    return BuildResult(
      circumstances: .made, rounds: 3, seed: 1,
      architectures: names.map { name in
        Architecture(
          name: name, module: "\(name)Impl", files: 1, changedFile: "T.swift",
          configurations: ["debug", "release"].map { Configuration(name: $0, times: times) },
          size: ModuleSize(of: [[ObjectSection(name: ".text", size: 2048, kind: "TEXT")]]), sizeProblem: "none")
      })
  }
}

extension CountsResult {
  fileprivate static func made(_ names: [String]) -> CountsResult {
    let records = (names + [CountsResult.replay]).map { name in
      let count = name == CountsResult.replay ? 10 : 110
      let story = CountsRecord.Story(
        name: "One", steps: 4,
        counts: WorkCounts(uniqueKeysWithValues: CountedWork.allCases.map { ($0, count) }),
        leftBehind: ["T": 1])
      return (subject: name, record: CountsRecord(stories: [story], unavailable: [:], leftBehindUnavailable: "why"))
    }
    return CountsResult(
      circumstances: .made, isOptimised: true, reference: names[0], records: records, stepsInStories: 5)
  }
}

extension CouplingResult.Module {
  /// - Parameter numbers: Measures to replace, by their names.
  package static func made(_ name: String, numbers: [String: Double] = [:]) -> CouplingResult.Module {
    let facts = IndexedModules.made(
      [name: ["T", "U"], "SharedModel": ["M"], "HeadlessUI": ["V"]], [("T", "U"), ("U", "T"), ("T", "M"), ("T", "V")])
    let graph = TypeGraph(facts, module: name)
    return CouplingResult.Module(
      name: name, graph: graph, numbers: GraphMeasure.numbers(of: graph).merging(numbers) { $1 }
    ) {
      $0 == "T" ? "router" : nil
    }
  }
}

extension RulesResult {
  fileprivate static func made(_ names: [String]) -> RulesResult {
    RulesResult(
      architectures: names.map { name in
        let facts = IndexedModules.made(
          [name: ["T", "U"], "HeadlessUI": ["ViewController"], "SharedModel": ["Place"]], [("T", "U")])
        let rule = DependencyRule("T knows no U", role: "t", forbidden: [.role("u"), .role("nobody")])
        let unbound = DependencyRule("X knows no U", role: "x", forbidden: [.role("u")])
        let graph = TypeGraph(facts, module: name)
        return Architecture(
          name: name,
          checks: [rule, unbound].map { rule in
            RuleCheck(rule, in: graph, imports: [:], module: name) { type, _ in ["T": "t", "U": "u"][type] }
          },
          questions: ViewControllerQuestions(
            facts, module: name, model: "SharedModel", useCaseFolders: [], kit: "HeadlessUI", units: []))
      })
  }
}

extension CoverageResult.Architecture {
  fileprivate static func made(_ name: String) -> CoverageResult.Architecture {
    func share(_ covered: Int) -> CoveredShare {
      CoveredShare(
        coveredRegions: covered, regions: 10, coveredDecided: covered - 1, decided: 8,
        coveredLines: covered * 2)
    }
    let part = CoverageResult.Part(
      file: "T.swift", role: "router", ownTests: share(9), testsWithoutScreen: share(4), charter: share(7),
      stories: share(8))
    return CoverageResult.Architecture(
      name: name, files: [part],
      tests: CoverageResult.TestEffort(tests: 3, lines: 36, doubles: ["D"]),
      unlinked: ["T.swift:3 f()"],
      mutants: [
        "tests-without-screen": MutationScore(noticed: 5, of: 10), "charter": MutationScore(noticed: 9, of: 10),
        "stories": MutationScore(noticed: 8, of: 10),
      ])
  }
}

extension SpreadResult {
  fileprivate static func made(_ names: [String]) -> SpreadResult {
    var run = StoryRun()
    run.lines = ["T.swift": [1, 2]]
    run.readLines = ["T.swift": [1, 2, 3]]
    run.types = ["T"]
    let entries = names.map {
      Entry(architecture: $0, run: run, at: 0, in: Spread([run, StoryRun()]), contracts: Contracts([:]))
    }
    return SpreadResult(
      stories: [Subject(file: "a.feature", line: 3, name: "One", entries: entries)],
      features: [Subject(file: "a.feature", line: nil, name: "A feature", entries: entries)],
      common: ["A": SpreadSize(types: 1, files: 1, lines: 1)], failures: [])
  }
}

extension RuntimeResult {
  /// The second implementation takes 10 % longer than the first; the others take the same time.
  fileprivate static func made(_ names: [String]) throws -> RuntimeResult {
    let subjects =
      names.map { Subject($0, .implementation) } + [
        Subject("\(names[0]) (A/A)", .control), Subject("replay", .replay),
      ]
    let processes = (0..<5).map { process in
      let benchmarks = [
        ProcessSamples.Benchmark(
          name: "One", parts: ["I tap", "the app ends"], batch: 1,
          nanoseconds: subjects.indices.map { index in
            let time: UInt64 = index == 1 ? 11_000 : subjects[index].role == .replay ? 1000 : 10_000
            return [[time + UInt64(process), 0], [time, 0]]
          })
      ]
      var samples = ProcessSamples(seed: 1, subjects: subjects, rounds: 2, benchmarks: benchmarks)
      samples.start = benchmarks[0]
      return samples
    }
    let session = TimingSession(
      date: "2026-11-21T12:00:00Z", load: "0.10 0.20 0.30", linkOrder: ["AImpl"],
      processes: processes.indices.map { TimingSession.Process(seed: UInt64($0), padding: 7, rounds: 2) },
      end: .allProcesses)
    guard
      let result = RuntimeResult(
        circumstances: .made, seed: 1, reference: names[0],
        sessions: [SessionSamples(session: session, processes: processes, coldStarts: processes)], stepsInStories: 1)
    else { throw MadeResultError.noRuntime }
    return result
  }
}

enum MadeResultError: Error {
  case noRuntime
}
