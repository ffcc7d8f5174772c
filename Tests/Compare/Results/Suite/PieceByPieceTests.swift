import MadeResults
import Metrics
import Testing

@testable import Results

struct PieceByPieceTests {
  private static let functions = ["a", "b", "c"].map {
    TraceResult.Function(type: "T", name: "\($0)()", file: "T.swift", line: 2, kind: .function)
  }

  /// A trace of implementations that call one function each, numbered as in a single measurement.
  private func trace(_ calls: KeyValuePairs<String, Int>, screen: String = "screen: menu") -> TraceResult {
    let used = calls.map(\.value).reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    return TraceResult(
      architectures: calls.map(\.key), functions: used.map { Self.functions[$0] },
      sequences: used.indices.map { [0, $0] },
      screens: [[screen]],
      stories: [
        TraceResult.Story(
          file: "a.feature", line: 3, name: "One", steps: [],
          implementations: calls.map {
            TraceResult.Implementation(
              architecture: $0.key, calls: [used.firstIndex(of: $0.value) ?? 0], screens: [0])
          })
      ],
      sources: calls.map { TraceResult.Source(architecture: $0.key, file: "T.swift", text: "\($0.value)", units: []) })
  }

  @Test func aTraceWithOneMeasuredLaterIsAsIfAllHadBeen() {
    let kept = trace(["A": 0, "B": 1, "C": 0])
    #expect(kept.updated(with: trace(["A": 2]), of: ["A"]) == trace(["A": 2, "B": 1, "C": 0]))
    #expect(kept.updated(with: trace(["B": 0]), of: ["B"]) == trace(["A": 0, "B": 0, "C": 0]))
    #expect(kept.updated(with: trace(["C": 1, "A": 1]), of: ["A", "C"]) == trace(["A": 1, "B": 1, "C": 1]))
  }

  @Test func coverageHasTheOthersAsTheyWere() throws {
    let kept = try #require(SuiteResult.made(["A", "B"]).coverage)
    var later = try #require(SuiteResult.made(["B"]).coverage)
    later.architectures[0].unlinked = ["changed"]
    later.failures = []
    let updated = kept.updated(with: later, of: ["B"])
    #expect(updated.architectures == [kept.architectures[0], later.architectures[0]])
    #expect(updated.failures.isEmpty)
  }

  @Test func spreadHasTheOthersAsTheyWere() throws {
    let kept = try #require(SuiteResult.made(["A", "B"]).spread)
    var later = try #require(SuiteResult.made(["B"]).spread)
    later.stories[0].entries[0].linesToReadWithContracts = 77
    later.features[0].entries[0].linesToReadWithContracts = 78
    later.common = ["A": SpreadSize(types: 9, files: 9, lines: 9), "B": SpreadSize(types: 2, files: 2, lines: 2)]
    let updated = kept.updated(with: later, of: ["B"])
    #expect(updated.stories[0].entries == [kept.stories[0].entries[0], later.stories[0].entries[0]])
    #expect(updated.features[0].entries == [kept.features[0].entries[0], later.features[0].entries[0]])
    #expect(
      updated.common == ["A": SpreadSize(types: 1, files: 1, lines: 1), "B": SpreadSize(types: 2, files: 2, lines: 2)])
  }
}
