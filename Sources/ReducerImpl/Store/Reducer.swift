// snippet.reducer
/// Says how state changes when something happens, and what is to be done then.
///
/// A reducer is a function of state and action alone. What it works with (services, stores, a clock) it hands to effects,
/// and never asks itself.
protocol Reducer<State, Action> {
  /// All that is known of a feature.
  associatedtype State
  /// All that can happen to it.
  associatedtype Action

  /// Changes the state; what reaches outside, or takes time, is left to the effect.
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}
// snippet.end

extension Reducer {
  /// Reduces what is there; an action for what is gone changes nothing.
  ///
  /// The state is taken out meanwhile, so that it has one owner: a large collection in it then changes in place.
  func reduce(ifPresent state: inout State?, action: Action) -> Effect<Action> {
    guard var present = state.take() else { return .none }
    defer { state = present }
    return reduce(into: &present, action: action)
  }
}
