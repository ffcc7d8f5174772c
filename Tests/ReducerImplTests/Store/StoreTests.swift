import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct StoreTests {
  private let source = Source()
  private let store: Store<Counter.State, Counter.Action>

  init() {
    store = Store(state: Counter.State(), reducer: Counter(source: source))
  }

  // MARK: - Actions

  @Test("An action has changed the state when sending it returns")
  func send() {
    store.send(.add(2))
    #expect(store.state?.total == 2)
  }

  @Test("The answers that an effect gives at once are reduced before actions that wait already")
  func answersAtOnce() {
    let observation = store.observe(\.total) { [store] total in
      guard total == 1 else { return }
      store.send(.twice(10))
      store.send(.add(30))
    }
    store.send(.add(1))
    #expect(store.state?.log == ["add 1", "twice 10", "add 10", "add 10", "add 30"])
    withExtendedLifetime(observation) {}
  }

  @Test("Observers are notified once for an action and everything that follows from it at once")
  func notifiesOnce() {
    var logs: [[String]] = []
    let observation = store.observe(\.log) { logs.append($0) }
    store.send(.twice(1))
    #expect(logs == [[], ["twice 1", "add 1", "add 1"]])
    withExtendedLifetime(observation) {}
  }

  @Test("An action that an observer sends waits until all observers have been notified")
  func sentMeanwhile() {
    var totals: [Int] = []
    let first = store.observe(\.total) { [store] total in if total == 1 { store.send(.add(1)) } }
    let second = store.observe(\.total) { totals.append($0) }
    store.send(.add(1))
    #expect(totals == [0, 1, 2])
    withExtendedLifetime((first, second)) {}
  }

  // MARK: - Effects

  @Test("An answer that comes later changes the state, once")
  func answersLater() {
    store.send(.ask)
    source.answer(0, 5)
    source.answer(0, 5)
    #expect(store.state?.total == 5)
  }

  @Test("An effect takes the place of one with the same id")
  func replaces() {
    store.send(.ask)
    store.send(.ask)
    #expect(source.cancelled == [0])
    source.answer(0, 5)
    #expect(store.state?.total == 0)
    source.answer(1, 7)
    #expect(store.state?.total == 7)
  }

  @Test("What is followed answers until it is cancelled")
  func follows() {
    store.send(.follow)
    source.answer(0, 1)
    source.answer(0, 2)
    #expect(store.state?.total == 3)
    store.send(.stopFollowing)
    #expect(source.cancelled == [0])
    source.answer(0, 4)
    #expect(store.state?.total == 3)
  }

  @Test("An effect that answers while it starts has ended")
  func answersWhileBegun() {
    source.answerAtOnce = 9
    store.send(.ask)
    #expect(store.state?.total == 9)
    source.answer(0, 5)
    #expect(store.state?.total == 9)
  }

  @Test("An effect that starts nothing has ended")
  func beginsNothing() {
    source.beginsNothing = true
    store.send(.ask)
    source.answer(0, 5)
    #expect(store.state?.total == 0)
  }

  @Test("Cancelling an effect may have another one answer")
  func answersWhileCancelled() {
    let pair = Store(state: Pair.State(), reducer: Pair(counter: Counter(source: source)))
    pair.send(.left(.ask))
    pair.send(.right(.ask))
    source.didCancel = { [source] in source.answer(1, 3) }
    pair.send(.dropLeft)
    #expect(source.cancelled.prefix(1) == [0])
    #expect(pair.state?.right?.total == 3)
  }

  @Test("The end of the store cancels all effects")
  func end() {
    var store: Store? = Store(state: Counter.State(), reducer: Counter(source: source))
    store?.send(.ask)
    store?.send(.follow)
    store = nil
    #expect(source.cancelled.sorted() == [0, 1])
  }

  // MARK: - Parts

  @Test("What a part does is its own: its effects end with it, and no others")
  func parts() {
    let pair = Store(state: Pair.State(), reducer: Pair(counter: Counter(source: source)))
    let left = pair.scope(state: \.left) { Pair.Action.left($0) }
    let right = pair.scope(state: \.right) { Pair.Action.right($0) }
    left.send(.ask)
    right.send(.ask)
    pair.send(.dropLeft)
    #expect(source.cancelled == [0])
    source.answer(1, 3)
    #expect(right.state?.total == 3)
    #expect(left.state == nil)
    left.send(.add(1))
    #expect(left.state == nil)
  }

  @Test("A value is shown at once, and again when it has become another one")
  func observes() {
    var totals: [Int] = []
    var observation: Cancellable? = store.observe(\.total) { totals.append($0) }
    store.send(.add(1))
    store.send(.add(0))
    store.send(.add(2))
    #expect(totals == [0, 1, 3])
    observation = nil
    store.send(.add(4))
    #expect(totals == [0, 1, 3])
    #expect(observation == nil)
  }

  @Test("A part that is gone is not shown")
  func observesWhatIsGone() {
    let pair = Store(state: Pair.State(), reducer: Pair(counter: Counter(source: source)))
    var totals: [Int] = []
    let observation = pair.scope(state: \.left) { Pair.Action.left($0) }.observe(\.total) { totals.append($0) }
    pair.send(.dropLeft)
    #expect(totals == [0])
    withExtendedLifetime(observation) {}
  }
}

/// Answers by hand.
final class Source {
  private var sends: [(Int) -> Void] = []
  private(set) var cancelled: [Int] = []
  var didCancel: (() -> Void)?
  var answerAtOnce: Int?
  var beginsNothing = false

  func begin(_ send: @escaping (Int) -> Void) -> Cancellable? {
    let index = sends.count
    sends.append(send)
    if let answerAtOnce {
      send(answerAtOnce)
      return nil
    }
    if beginsNothing { return nil }
    return Cancellable { [weak self] in MainActor.assumeIsolated { self?.cancel(index) } }
  }

  func answer(_ index: Int, _ number: Int) {
    sends[index](number)
  }

  private func cancel(_ index: Int) {
    cancelled.append(index)
    let didCancel = didCancel
    self.didCancel = nil
    didCancel?()
  }
}

/// Adds numbers.
struct Counter: Reducer {
  struct State: Equatable {
    var total = 0
    var log: [String] = []
  }

  enum Action: Equatable {
    case add(Int)
    case twice(Int)
    case ask
    case follow
    case stopFollowing
  }

  let source: Source

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number):
      state.total += number
      if number != 0 { state.log.append("add \(number)") }
    case .twice(let number):
      state.log.append("twice \(number)")
      return .merge(.send(.add(number)), .send(.add(number)))
    case .ask:
      return .run(id: "ask") { [source] send in source.begin { send(.add($0)) } }
    case .follow:
      return .follow(id: "follow") { [source] send in source.begin { send(.add($0)) } ?? Cancellable {} }
    case .stopFollowing:
      return .cancel(id: "follow")
    }
    return .none
  }
}

/// Two counters; the left one can be dropped.
struct Pair: Reducer {
  struct State: Equatable {
    var left: Counter.State? = Counter.State()
    var right: Counter.State? = Counter.State()
  }

  enum Action: Equatable {
    case left(Counter.Action)
    case right(Counter.Action)
    case dropLeft
  }

  let counter: Counter

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .left(let action):
      return counter.reduce(ifPresent: &state.left, action: action).map(Action.left).owned(by: "left")
    case .right(let action):
      return counter.reduce(ifPresent: &state.right, action: action).map(Action.right).owned(by: "right")
    case .dropLeft:
      state.left = nil
      return .cancel(id: "left")
    }
  }
}
