import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

@testable import Measuring
@testable import Toolchain

/// Tests with two implementations, A and B, which both depend on Kit.
struct PiecesTests {
  private final class Measured {
    /// The names for which each part was measured, in each run.
    var names: [SuitePart: [Set<String>]] = [:]
  }

  private let measured = Measured()
  private let folder: TemporaryFolder
  private var process = ProcessContext.fake()

  init() throws {
    folder = try TemporaryFolder([
      "compare": "program", "guide.json": "{}", "package/Package.swift": "",
      "package/Sources/Kit/kit.swift": "let k = 1",
      "package/Sources/A/a.swift": "let a = 1", "package/Sources/B/b.swift": "let b = 1",
      "package/Tests/ATests/t.swift": "test a", "package/Tests/BTests/t.swift": "test b",
      "package/Tests/KitTests/t.swift": "test k",
    ])
    process.programFile = URL(filePath: folder.path(of: "compare"))
  }

  private func module(_ name: String, _ files: [String], on others: [String] = []) -> BuiltPackage.Module {
    BuiltPackage.Module(
      name: name, target: name, files: files.map { folder.path(of: "package/\($0)") }, dependencies: others)
  }

  private func modules(bIsBuiltOn others: [String] = ["Kit"]) -> [BuiltPackage.Module] {
    [
      module("Kit", ["Sources/Kit/kit.swift"]), module("A", ["Sources/A/a.swift"], on: ["Kit"]),
      module("B", ["Sources/B/b.swift"], on: others), module("ATests", ["Tests/ATests/t.swift"], on: ["A"]),
      module("BTests", ["Tests/BTests/t.swift"], on: ["B"]),
      module("KitTests", ["Tests/KitTests/t.swift"], on: ["Kit"]),
    ]
  }

  /// Returns the keys of these implementations. `program` has each module's linked objects.
  private func pieces(
    _ program: [String: String] = [:], of names: [String] = ["A", "B"], _ modules: [BuiltPackage.Module]? = nil
  ) -> PieceKeys {
    PieceKeys(
      of: names.map { FakeArchitecture($0, module: $0).profile }, modules: modules ?? self.modules(),
      objects: LinkedObjects(own: ["A": program["A", default: "1"], "B": "1"], shared: program["Kit", default: "1"]))
  }

  /// Measures coverage and spread, and returns the names measured, or none if everything was cached.
  @discardableResult
  private func run(_ pieces: PieceKeys?, of names: Set<String> = ["A", "B"], isFresh: Bool = false) -> [SuitePart: Set<
    String
  >] {
    measured.names = [:]
    let keys = CacheKeys(
      program: process.programFile, guide: URL(filePath: folder.path(of: "guide.json")), stories: [],
      packages: [URL(filePath: folder.path(of: "package"))], toolchain: "", machine: "")
    var result = SuiteResult(
      circumstances: .fixture, seed: 1,
      architectures: names.sorted().map { .init(name: $0, idea: "", module: $0, roles: []) })
    let steps = [
      SuiteStep(.coverage, into: \.coverage, problem: { _ in nil }) { some in
        measured.names[.coverage, default: []].append(some ?? names)
        return CoverageResult(
          architectures: (some ?? names).sorted().map {
            .init(name: $0, files: [], tests: .init(tests: 0, lines: 0, doubles: []), unlinked: [])
          }, failures: [])
      },
      SuiteStep(.spread, into: \.spread, problem: { _ in nil }) { some in
        measured.names[.spread, default: []].append(some ?? names)
        return SpreadResult(stories: [], features: [], common: [:], failures: [])
      },
    ]
    SuiteMeasurement(
      steps: steps, skipped: [:], cache: ResultCache(folder: URL(filePath: folder.path(of: "results"))), keys: keys,
      before: keys.states(of: Set(KeyInput.allCases)), pieces: Pieces { pieces }, isFresh: isFresh,
      observer: Observer(progress: { _, _ in }, diagnostic: { _ in }), process: process, report: { _ in }
    ).run(into: &result)
    #expect(result.parts.map(\.state) == [.complete, .complete])
    #expect(result.coverage?.architectures.map(\.name) == names.sorted())
    return measured.names.mapValues { $0.reduce(into: []) { $0.formUnion($1) } }
  }

  private func change(_ path: String) throws { try folder.write("changed", to: path) }

  nonisolated private static let all: [SuitePart: Set<String>] = [.coverage: ["A", "B"], .spread: ["A", "B"]]

  @Test func anImplementationThatChangesIsMeasuredAlone() throws {
    #expect(run(pieces()) == Self.all)
    #expect(run(pieces()) == [:])
    // The program is built from the sources, so both change.
    try change("package/Sources/A/a.swift")
    try change("compare")
    #expect(run(pieces(["A": "2"])) == [.coverage: ["A"], .spread: ["A"]])
    #expect(run(pieces(["A": "2"])) == [:])
  }

  @Test(
    "A change invalidates its implementation's cached results, or all of them if it is shared",
    arguments: [
      ("compare", ["A": "2"], [.coverage: ["A"], .spread: ["A"]]), ("compare", ["Kit": "2"], all),
      ("package/Tests/BTests/t.swift", [:], [.coverage: ["B"]]),
      ("package/Tests/KitTests/t.swift", [:], [.coverage: ["A", "B"]]),
      ("package/Sources/Kit/kit.swift", [:], all), ("package/Package.swift", [:], all),
      ("package/Sources/A/words.txt", [:], all), ("package/Sources/A/new.swift", [:], all),
    ] as [(String, [String: String], [SuitePart: Set<String>])])
  func whoseItIs(path: String, program: [String: String], measured: [SuitePart: Set<String>]) throws {
    run(pieces())
    try change(path)
    #expect(run(pieces(program)) == measured)
  }

  @Test func whereItCannotBeToldWhatIsWhoseAllAreMeasured() throws {
    run(pieces())
    try change("package/Sources/A/a.swift")
    #expect(run(nil) == Self.all)
    // The results cached by that run have no pieces.
    try change("package/Sources/B/b.swift")
    #expect(run(pieces()) == Self.all)
  }

  @Test func whatHasToBeFreshIsMeasuredForAll() throws {
    run(pieces())
    #expect(run(pieces(), isFresh: true) == Self.all)
  }

  @Test func whereSomebodyHasGoneAllAreMeasured() throws {
    run(pieces())
    try change("compare")
    #expect(run(pieces(of: ["A"]), of: ["A"]) == [.coverage: ["A"], .spread: ["A"]])
  }

  @Test func whoIsBuiltOnAnotherChangesWithIt() throws {
    let built = modules(bIsBuiltOn: ["A"])
    run(pieces(built))
    try change("package/Sources/B/b.swift")
    #expect(run(pieces(built)) == [.coverage: ["B"], .spread: ["B"]])
    try change("package/Sources/A/a.swift")
    #expect(run(pieces(built)) == Self.all)
  }

  private func pieces(_ modules: [BuiltPackage.Module]) -> PieceKeys { pieces([:], of: ["A", "B"], modules) }
}
