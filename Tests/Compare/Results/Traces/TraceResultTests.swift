import Foundation
import MadeResults
import Testing

@testable import Results

struct TraceResultTests {
  @Test func theCallsOfASequenceAreItsPairs() {
    #expect(
      TraceResult.fixture.calls(ofSequence: 1).prefix(3) == [
        TraceResult.Call(depth: 0, function: 0), TraceResult.Call(depth: 1, function: 1),
        TraceResult.Call(depth: 1, function: 2),
      ])
    #expect(TraceResult.fixture.calls(ofSequence: 0).isEmpty)
  }

  @Test func aLineIsInTheInnermostUnitAroundIt() {
    let (outer, inner) = (TraceResult.Source.Unit(first: 2, last: 9), TraceResult.Source.Unit(first: 4, last: 5))
    let source = TraceResult.Source(architecture: "A", file: "A.swift", text: "", units: [outer, inner])
    #expect([1, 2, 4, 5, 9, 10].map(source.unit) == [nil, outer, inner, inner, outer, nil])
  }

  @Test func aFailureAnywhereIsOne() {
    #expect(TraceResult.fixture.hasFailures)
    #expect(!TraceResult.single([], []).hasFailures)
  }

  @Test func aSourceOfNobodyIsRefusedAndAResultWithoutSourcesIsRead() throws {
    var result = SuiteResult(
      circumstances: .made, seed: 1, architectures: ["A", "B"].map { .init(name: $0, idea: "", module: $0, roles: []) })
    result.traces = .fixture
    try result.check()
    result.traces?.sources = [TraceResult.Source(architecture: "C", file: "Menu.swift", text: "", units: [])]
    let flaw = #expect(throws: ResultFlaw.self) { try result.check() }
    #expect(flaw?.field == "traces.sources[0].architecture")
    #expect(try JSONDecoder().decode(TraceResult.self, from: JSONEncoder().encode(TraceResult.fixture)).sources == nil)
  }

  @Test("A depth, a function and a sequence that can't be are refused with their places")
  func impossibleNumbers() throws {
    let architectures = ["A", "B"].map { SuiteResult.Architecture(name: $0, idea: "", module: $0, roles: []) }
    func flaw(_ damage: (inout TraceResult) -> Void) -> String? {
      var result = SuiteResult(circumstances: .made, seed: 1, architectures: architectures)
      var traces = TraceResult.fixture
      damage(&traces)
      result.traces = traces
      return #expect(throws: ResultFlaw.self) { try result.check() }?.description
    }
    let (functions, sequences) = (TraceResult.fixture.functions.count, TraceResult.fixture.sequences.count)
    #expect(
      flaw { $0.sequences[1][2] = 501 } == "traces.sequences[1][2] is 501, and has to be between 0 and 500")
    #expect(
      flaw { $0.sequences[1][3] = functions }
        == "traces.sequences[1][3] is \(functions), and has to be between 0 and \(functions - 1)")
    #expect(
      flaw { $0.stories[0].implementations[1].calls[0] = sequences }
        == "traces.stories[0].implementations[1].calls[0] is \(sequences), and has to be between 0 and \(sequences - 1)"
    )
    #expect(
      flaw { $0.stories[0].implementations[0].screens[0] = -1 }?
        .hasPrefix("traces.stories[0].implementations[0].screens[0] is -1, and ") == true)
  }

  @Test func itIsTheSameOnceWrittenAndRead() throws {
    let data = try JSONEncoder().encode(TraceResult.fixture)
    #expect(try JSONDecoder().decode(TraceResult.self, from: data) == TraceResult.fixture)
    #expect(String(decoding: data, as: UTF8.self).contains("\"kind\":\"construction\""))
  }
}

struct TraceResultStepTests {
  @Test("One step keeps its calls and its screen in each implementation, and a failure only if it failed there")
  func oneStep() {
    let first = TraceResult.fixture.ofStep(0)
    #expect(first.stories[0].steps.map(\.text) == ["the app is launched"])
    #expect(first.stories[0].implementations.map(\.calls) == [[0], [0]])
    #expect(!first.hasFailures)

    let second = TraceResult.fixture.ofStep(1)
    #expect(second.stories[0].implementations.map(\.calls) == [[1], [3]])
    #expect(second.stories[0].implementations.map(\.failure) == [nil, "“menu” is not shown"])
  }

  @Test("Steps that an implementation didn't reach are missing, and skipped ones are there")
  func notTaken() {
    var result = TraceResult.fixture
    result.stories[0].implementations[0].skipped = [2]
    let third = result.ofStep(2).stories[0]
    #expect(third.implementations.map(\.calls) == [[2], []])
    #expect(third.implementations.map(\.skipped) == [[0], []])
    #expect(result.ofStep(9).stories[0].steps.isEmpty)
  }
}
