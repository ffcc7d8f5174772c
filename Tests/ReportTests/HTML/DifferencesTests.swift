import Testing

@testable import Report

struct DifferencesTests {
  private let circumstances = SuiteResult(
    circumstances: .made, seed: 1,
    architectures: ["A", "B"].map { SuiteResult.Architecture(name: $0, idea: "", module: $0, roles: []) })

  private func measure(_ name: String, _ a: MeasuredValue, _ b: MeasuredValue) -> Measure {
    Measure(
      name, of: .lines, title: name, unit: .count, definition: "", computedBy: "", source: "", limits: ""
    ) { _, architecture in architecture == "A" ? a : b }
  }

  private func differences(_ measures: [Measure]) -> Differences {
    Differences(of: "B", against: "A", in: MeasureTable(circumstances, measures: measures))
  }

  @Test("The largest comes first, whichever way it goes")
  func order() {
    let found = differences([
      measure("twice", MeasuredValue(1), MeasuredValue(2)), measure("a tenth", MeasuredValue(10), MeasuredValue(1)),
      measure("thrice", MeasuredValue(1), MeasuredValue(3)),
    ])
    #expect(found.ranked.map(\.measure.title) == ["a tenth", "thrice", "twice"])
  }

  @Test("What is equal, undecided or one's alone is no ranked difference")
  func rest() {
    let found = differences([
      measure("equal", MeasuredValue(2), MeasuredValue(2)), measure("one's", MeasuredValue(0), MeasuredValue(2)),
      measure("unsure", MeasuredValue(1, interval: 0...9), MeasuredValue(5, interval: 1...9)),
    ])
    #expect(found.ranked.isEmpty)
    #expect(found.equal.map(\.measure.title) == ["equal"])
    #expect(found.onlyOne.map(\.measure.title) == ["one's"])
    #expect(found.undecided.map(\.measure.title) == ["unsure"])
  }
}
