import Results
import Testing

@testable import Measuring

struct TraceCacheTests {
  private func trace(_ count: Int) -> TraceCache {
    let functions = (0..<count).map {
      TraceResult.Function(type: "T", name: "f\($0)()", file: "T.swift", line: $0, kind: .function)
    }
    let story = TraceResult.Story(
      file: "a.feature", line: 1, name: "S", steps: [.init(keyword: "When", text: "I tap", line: 2)],
      implementations: [.init(architecture: "A", calls: [0], screens: [0])])
    return TraceCache(
      trace: TraceResult(
        architectures: ["A"], functions: functions, sequences: [(0..<count).flatMap { [0, $0] }], stories: [story]),
      date: "2026-11-22T10:00:00Z")
  }

  private func line(_ trace: TraceCache, by architecture: String = "A") -> String? {
    trace.line(ofStep: 0, text: "I tap", in: "S", of: "a.feature", by: architecture)
  }

  @Test func theFunctionsOfTheStepAreNamedWithTheDay() {
    #expect(line(trace(2)) == "In this step A ran (traced 2026-11-22): T.f0(), T.f1()")
  }

  @Test func aDozenIsNamed() {
    #expect(line(trace(14))?.hasSuffix("T.f11() and 2 more") == true)
  }

  @Test func whatIsNotInTheTraceIsNotSaid() {
    #expect(line(trace(2), by: "B") == nil)
    #expect(line(trace(0)) == nil)
  }
}
