import Testing

@testable import ReducerImpl

struct ReducerTests {
  private let counter = Counter(source: Source())

  @Test("What is there is reduced")
  func present() {
    var state: Counter.State? = Counter.State(total: 1)
    let effect = counter.reduce(ifPresent: &state, action: .twice(1))
    #expect(state == Counter.State(total: 1, log: ["twice 1"]))
    #expect(effect.steps.count == 2)
  }

  @Test("What is gone stays so, and nothing is to be done")
  func gone() {
    var state: Counter.State?
    #expect(counter.reduce(ifPresent: &state, action: .twice(1)).steps.isEmpty)
    #expect(state == nil)
  }
}
