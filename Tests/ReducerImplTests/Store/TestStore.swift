import Testing

@testable import ReducerImpl

/// A store for exhaustive tests: a test states every change of each action that it sends, and receives every answer of an
/// effect in order.
///
/// ```swift
/// store.send(.submitTapped) { $0.isSigningIn = true }
/// try service.requests[0].answer(.failure(.offline))
/// store.receive(.signInEnded(.failure(.offline))) {
///   $0.isSigningIn = false
///   $0.error = "No connection. Try again."
/// }
/// ```
///
/// With the suite's trait `.exhaustive`, answers that the test hasn't received by its end are failures as well. Effects still
/// running then aren't, because some run as long as the store. Effects run as in the app's store, so a cancelled one sends
/// nothing here either.
final class TestStore<State: Equatable, Action: Equatable> {
  private let store: Store<Recording<State, Action>, RecordedAction<Action>>
  /// The state after the last action that the test has sent or received.
  private(set) var state: State
  private var followed = 0

  init(
    _ state: State, reducer: any Reducer<State, Action>, at sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.state = state
    store = Store(state: Recording(state: state), reducer: RecordingReducer(reducer: reducer))
    if let stores = ExhaustiveTrait.stores {
      stores.append { self.finish(at: sourceLocation) }
    } else {
      Issue.record("A suite with test stores needs the trait .exhaustive.", sourceLocation: sourceLocation)
    }
  }

  /// Sends an action, and expects exactly the change of state that `change` makes.
  func send(
    _ action: Action, at sourceLocation: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
  ) {
    finish(at: sourceLocation)
    store.send(.sent(action))
    expect(.sent(action), change, sourceLocation)
  }

  /// Expects an effect to have sent the action, and exactly the change of state that `change` makes.
  func receive(
    _ action: Action, at sourceLocation: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
  ) {
    expect(.received(action), change, sourceLocation)
  }

  /// Expects no action of an effect that the test hasn't received.
  func finish(at sourceLocation: SourceLocation = #_sourceLocation) {
    let actions = unfollowed.map(\.action)
    #expect(actions == [], "An effect has sent what was not received.", sourceLocation: sourceLocation)
    catchUp()
  }

  // MARK: - The record

  private var unfollowed: ArraySlice<Recording<State, Action>.Entry> {
    (store.state?.entries ?? []).dropFirst(followed)
  }

  private func expect(
    _ action: RecordedAction<Action>, _ change: (inout State) -> Void, _ sourceLocation: SourceLocation
  ) {
    guard let entry = unfollowed.first else {
      Issue.record("Nothing has happened; expected \(action).", sourceLocation: sourceLocation)
      return
    }
    #expect(entry.action == action, sourceLocation: sourceLocation)
    change(&state)
    #expect(entry.state == state, sourceLocation: sourceLocation)
    state = entry.state
    followed += 1
  }

  private func catchUp() {
    state = unfollowed.last?.state ?? state
    followed += unfollowed.count
  }
}

/// An action, sent by the test or by an effect.
enum RecordedAction<Action: Equatable>: Equatable {
  case sent(Action)
  case received(Action)
}

/// A state and the actions that have led to it.
struct Recording<State: Equatable, Action: Equatable> {
  struct Entry {
    let action: RecordedAction<Action>
    let state: State
  }

  var state: State
  var entries: [Entry] = []
}

/// Records each action of another reducer, and the state that it has led to.
private struct RecordingReducer<State: Equatable, Action: Equatable>: Reducer {
  let reducer: any Reducer<State, Action>

  func reduce(
    into recording: inout Recording<State, Action>, action: RecordedAction<Action>
  ) -> Effect<RecordedAction<Action>> {
    let effect =
      switch action {
      case .sent(let action), .received(let action): reducer.reduce(into: &recording.state, action: action)
      }
    recording.entries.append(.init(action: action, state: recording.state))
    return effect.map(RecordedAction.received)
  }
}
