import MadeResults
import Metrics
import Testing

@testable import Results

struct MeasuresTests {
  @Test("Each measure has a unique id, which begins with its part")
  func ids() {
    let ids = Measures.all.map(\.id)
    #expect(ids.count > 40)
    #expect(Set(ids).count == ids.count)
    for measure in Measures.all { #expect(measure.id.wholeMatch(of: /[a-z]+\.[a-zA-Z0-9]+/) != nil) }
    #expect(Measures.measure("lines.code")?.title == "code lines")
    #expect(Measures.measure("lines.codes") == nil)
  }

  @Test(
    "Times vary from run to run, and peak memory by a few bytes; other counts don't",
    arguments: Measures.all.map(\.id))
  func timed(id: String) throws {
    let measure = try #require(Measures.measure(id))
    let isOfClock = measure.source.contains("clock") || measure.source.contains("processor time")
    #expect(measure.isTimed == (isOfClock || id == "counts.peakBytes"))
  }

  @Test("Each measure has a definition, a source, and its limits", arguments: Measures.all.map(\.id))
  func texts(id: String) throws {
    let measure = try #require(Measures.measure(id))
    #expect(!measure.title.isEmpty && !measure.title.hasSuffix("."))
    #expect(!measure.computedBy.isEmpty)
    for sentence in [measure.definition, measure.source, measure.limits] {
      #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true, "\(sentence)")
    }
  }

  @Test("No two measures of a part have the same title")
  func titles() {
    let titles = Measures.all.map { "\($0.part): \($0.title)" }
    #expect(Set(titles).count == titles.count)
  }

  @Test("A measure that wasn't taken has no value, rather than zero", arguments: Measures.all.map(\.id))
  func nothing(id: String) throws {
    var empty = SuiteResult(circumstances: .made, seed: 1, architectures: try SuiteResult.made().architectures)
    empty.lines = LinesResult(files: [])
    empty.coupling = CouplingResult(modules: [])
    #expect(try #require(Measures.measure(id)).value(empty, "A") == nil)
    #expect(try #require(Measures.measure(id)).value(SuiteResult.made(), "nobody") == nil)
  }

  @Test("A measure that was taken has a value", arguments: Measures.all.map(\.id))
  func something(id: String) throws {
    var result = try SuiteResult.made()
    if id == "change.brokenTests" { result.change?.addBrokenTests() }
    result.change?.conflicts = ConflictsResult(reference: "A", architectures: ["A"], pairs: [])
    // The reference isn't compared with itself, and its copy only with the reference.
    let name =
      [
        "runtime.against", "runtime.againstNet", "spread.toReadAgainst", "change.againstMedian",
      ].contains(id) ? "B" : "A"
    #expect(try #require(Measures.measure(id)).value(result, name) != nil)
  }

  nonisolated private static let values: [(String, Double)] = [
    ("lines.code", 30), ("lines.protocols", 0), ("lines.once", 0), ("lines.perScreen", 30), ("lines.tests", 30),
    ("coupling.types", 2), ("coupling.fanOutP90", 1), ("coupling.meanReach", 2),
    ("coupling.meanReachWithConformers", 2),
    ("coupling.reachAgainstChance", 1), ("coupling.linesReached", 0), ("coupling.largestCycle", 1),
    ("coupling.propagationCost", 1), ("coupling.edgesToModel", 1), ("coupling.edgesToKit", 1), ("rules.checked", 1),
    ("rules.unchecked", 1),
    ("rules.violations", 1), ("coverage.regions", 0.9), ("coverage.decidedWithoutScreen", 0.375),
    ("coverage.noticedWithoutScreen", 0.5), ("coverage.noticedByCharter", 0.9), ("coverage.noticedByStories", 0.8),
    ("coverage.linesPerTestLine", 0.5), ("coverage.tests", 3),
    ("coverage.doubles", 1), ("spread.linesToReadWithContracts", 3),
    ("spread.typesBeyondCommon", 1), ("runtime.step", 10_001), ("counts.allocations", 25), ("counts.peakBytes", 100),
    ("change.statements01", 4), ("change.testStatements09", 5),
    ("counts.leftBehind", 1), ("growth.scrollTime", 1), ("growth.openRows", 1), ("build.clean", 2),
  ]

  @Test("Values come from the result", arguments: values)
  func value(id: String, expected: Double) throws {
    let value = try #require(Measures.measure(id)?.value(try SuiteResult.made(), "A")?.number)
    #expect(abs(value - expected) < 1e-9 * max(expected, 1) || id == "runtime.step" && abs(value - expected) < 2)
  }

  @Test("Code lines are split into screens and what an app needs once, if folders are named after screens")
  func screens() throws {
    func file(_ path: String, code: Int, screen: String?) -> LinesResult.File {
      let facts = SourceFacts(
        code: code)
      return LinesResult.File(SourceFile(path: path, facts: facts), path: path, architecture: "A", screen: screen)
    }
    var result = try SuiteResult.made()
    func value(_ id: String) throws -> Double? { try #require(Measures.measure(id)).value(result, "A")?.number }
    result.lines = LinesResult(files: [
      file("App/D.swift", code: 7, screen: nil), file("Menu/V.swift", code: 10, screen: "menu"),
      file("Menu/P.swift", code: 20, screen: "menu"), file("Note/V.swift", code: 5, screen: "note"),
    ])
    #expect(try value("lines.once") == 7)
    #expect(try value("lines.perScreen") == 17.5)
    result.lines = LinesResult(files: [file("App/D.swift", code: 7, screen: nil)])
    #expect(try value("lines.once") == nil)
    #expect(try value("lines.perScreen") == nil)
  }

  @Test("Fewer than three builds give no median")
  func fewBuilds() throws {
    var result = try SuiteResult.made()
    result.build?.architectures[0].configurations[0].times[0].seconds = [1, 2]
    #expect(try #require(Measures.measure("build.clean")).value(result, "A") == nil)
    #expect(try #require(Measures.measure("build.clean")).value(result, "B")?.number == 2)
  }

  @Test("A difference in time has its interval and its verdict")
  func difference() throws {
    let value = try #require(Measures.measure("runtime.against")?.value(try SuiteResult.made(), "B"))
    #expect(abs(value.number - 1.1) < 0.001)
    #expect(value.interval?.contains(value.number) == true)
    #expect(value.comparison?.verdict == .slower)
  }
}

extension ChangesResult {
  /// Adds a broken test to each patch, because `made` has no effects.
  fileprivate mutating func addBrokenTests() {
    for request in requests.indices {
      for entry in requests[request].entries.indices {
        var effects = ChangeEffects()
        effects.brokenTests = .init(failing: 1, notCompiling: 0)
        requests[request].entries[entry].effects = effects
      }
    }
  }
}
