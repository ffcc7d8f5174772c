import SharedModel
import Testing

@testable import ReducerImpl

/// A test store must fail a test that leaves something out.
@Suite(.exhaustive)
struct TestStoreTests {
  private let source = Source()

  private func store() -> TestStore<Counter.State, Counter.Action> {
    TestStore(Counter.State(), reducer: Counter(source: source))
  }

  @Test("It is content when every change was stated")
  func complete() {
    let store = store()
    store.send(.twice(1)) { $0.log = ["twice 1"] }
    for count in 1...2 {
      store.receive(.add(1)) {
        $0.total = count
        $0.log.append("add 1")
      }
    }
    store.finish()
  }

  @Test("A change that was not stated is a failure, and the next step goes on from the state that there is")
  func changeLeftOut() {
    let store = store()
    withKnownIssue { store.send(.add(1)) }
    #expect(store.state.total == 1)
    store.send(.add(0))
  }

  @Test("A change that was stated and did not happen is a failure")
  func changeMadeUp() {
    let store = store()
    withKnownIssue { store.send(.add(0)) { $0.total = 1 } }
    #expect(store.state.total == 0)
  }

  @Test("An answer that was not received before the next action is sent is a failure")
  func answerLeftOut() {
    let store = store()
    store.send(.ask)
    source.answer(0, 0)
    withKnownIssue { store.send(.add(0)) }
    store.send(.add(0))
  }

  @Test("An answer that was not received by the end of the test is a failure")
  func answerAtTheEnd() {
    let stores = TestStores()
    let store = ExhaustiveTrait.$stores.withValue(stores) { self.store() }
    store.send(.ask)
    source.answer(0, 0)
    withKnownIssue { stores.finish() }
  }

  @Test("A test store whose test doesn't end with that check is a failure")
  func trait() {
    withKnownIssue { _ = ExhaustiveTrait.$stores.withValue(nil) { self.store() } }
  }

  @Test("To receive what nobody has sent is a failure")
  func answerMadeUp() {
    let store = store()
    withKnownIssue { store.receive(.add(0)) }
  }

  @Test("To receive another action than the one that was sent is a failure")
  func otherAnswer() {
    let store = store()
    store.send(.follow)
    source.answer(0, 0)
    withKnownIssue { store.receive(.add(7)) }
  }
}
