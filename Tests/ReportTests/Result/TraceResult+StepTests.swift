import Report
import Testing

struct TraceResultStepTests {
  @Test("One step keeps its calls and its screen in each implementation, and the failure only if it is its own")
  func oneStep() {
    let first = TraceResult.fixture.ofStep(0)
    #expect(first.stories[0].steps.map(\.text) == ["the app is launched"])
    #expect(first.stories[0].implementations.map(\.calls) == [[0], [0]])
    #expect(!first.hasFailures)

    let second = TraceResult.fixture.ofStep(1)
    #expect(second.stories[0].implementations.map(\.calls) == [[1], [3]])
    #expect(second.stories[0].implementations.map(\.failure) == [nil, "“menu” is not shown"])
  }

  @Test("What an implementation didn't get to is not there, and what it skipped is")
  func notTaken() {
    var result = TraceResult.fixture
    result.stories[0].implementations[0].skipped = [2]
    let third = result.ofStep(2).stories[0]
    #expect(third.implementations.map(\.calls) == [[2], []])
    #expect(third.implementations.map(\.skipped) == [[0], []])
    #expect(result.ofStep(9).stories[0].steps.isEmpty)
  }
}
