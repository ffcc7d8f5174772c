/// The quarters on a screen that nobody has a state of: what the feature leaves to its parent is left to the screen.
struct QuartersScreenReducer: Reducer {
  let feature: QuartersReducer
  let delegate: (QuartersAction.Delegate) -> Void

  func reduce(into state: inout QuartersState, action: QuartersAction) -> Effect<QuartersAction> {
    guard case .delegate(let wish) = action else { return feature.reduce(into: &state, action: action) }
    return .perform { _ in delegate(wish) }
  }
}
