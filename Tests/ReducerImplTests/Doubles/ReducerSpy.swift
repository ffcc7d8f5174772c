@testable import ReducerImpl

/// Records actions, and changes the state as the test wants, so that a view can be tested without any logic.
final class ReducerSpy<State, Action>: Reducer {
  private(set) var actions: [Action] = []
  var change: (inout State, Action) -> Void = { _, _ in }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    actions.append(action)
    change(&state, action)
    return .none
  }
}
