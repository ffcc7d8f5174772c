import Foundation
import Report
import Testing

struct TraceResultTests {
  @Test func theCallsOfASequenceAreItsPairs() {
    #expect(
      TraceResult.fixture.calls(ofSequence: 1).prefix(3) == [
        TraceResult.Call(depth: 0, function: 0), TraceResult.Call(depth: 1, function: 1),
        TraceResult.Call(depth: 1, function: 2),
      ])
    #expect(TraceResult.fixture.calls(ofSequence: 0).isEmpty)
  }

  @Test func aFailureAnywhereIsOne() {
    #expect(TraceResult.fixture.hasFailures)
    #expect(!TraceResult.single([], []).hasFailures)
  }

  @Test func itIsTheSameOnceWrittenAndRead() throws {
    let data = try JSONEncoder().encode(TraceResult.fixture)
    #expect(try JSONDecoder().decode(TraceResult.self, from: data) == TraceResult.fixture)
    #expect(String(decoding: data, as: UTF8.self).contains("\"kind\":\"construction\""))
  }
}
