// snippet.reducer
/// Changes state when something happens, and returns what has to be done next.
///
/// A reducer is a function of state and action alone. It passes its services, stores and clock to effects, and never asks
/// them itself.
protocol Reducer<State, Action> {
  /// Everything known about a feature.
  associatedtype State
  /// Everything that can happen to it.
  associatedtype Action

  /// Changes the state, and returns an effect for all that takes time or reaches outside.
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}
// snippet.end

extension Reducer {
  /// Reduces a state that may be gone; if it is, nothing happens.
  ///
  /// The state is taken out of the optional meanwhile, because a large collection changes in place only while it has one
  /// owner.
  func reduce(ifPresent state: inout State?, action: Action) -> Effect<Action> {
    guard var present = state.take() else { return .none }
    defer { state = present }
    return reduce(into: &present, action: action)
  }
}
