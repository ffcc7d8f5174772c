import Testing

@testable import ReducerImpl

/// A store for tests that demands every change: of each action the test says what it has changed, and each answer of an
/// effect the test takes in, in its order.
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
/// In a suite with the trait `.exhaustive`, what the test has not received by its end is a failure as well. Work that is
/// under way then is none: whoever follows something does so for as long as there is a store. Effects run as in the app's
/// store, so one that is cancelled sends nothing here either.
final class TestStore<State: Equatable, Action: Equatable> {
  private let store: Store<Recording<State, Action>, RecordedAction<Action>>
  /// The state as the test has followed it so far.
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

  /// Sends an action as a screen does, and expects the state to change as `change` says, and in nothing else.
  func send(
    _ action: Action, at sourceLocation: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
  ) {
    finish(at: sourceLocation)
    store.send(.sent(action))
    expect(.sent(action), change, sourceLocation)
  }

  /// Expects an effect to have sent the action, and the state to have changed as `change` says, and in nothing else.
  func receive(
    _ action: Action, at sourceLocation: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
  ) {
    expect(.received(action), change, sourceLocation)
  }

  /// Expects that no effect has sent anything that the test has not received.
  func finish(at sourceLocation: SourceLocation = #_sourceLocation) {
    let actions = unfollowed.map(\.action)
    #expect(actions == [], "An effect has sent what was not received.", sourceLocation: sourceLocation)
    catchUp()
  }

  // MARK: - What has happened

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

/// An action with whoever sent it.
enum RecordedAction<Action: Equatable>: Equatable {
  case sent(Action)
  case received(Action)
}

/// A state with all that has led to it.
struct Recording<State: Equatable, Action: Equatable> {
  struct Entry {
    let action: RecordedAction<Action>
    let state: State
  }

  var state: State
  var entries: [Entry] = []
}

/// Reduces by another reducer, and writes down each action with the state that it has led to.
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
