import SharedModel

/// What is kept of a screen while nothing else of it is: plain values, and the model's objects that it shares.
protocol StateMemento {
  /// The screen's name in the storyboard.
  var screenName: String { get }
  /// The title that stands in the stack.
  var title: String { get }
  /// What of it outlives the process; nil for a screen that every launch has.
  var savedScreen: SavedState.Screen? { get }
}

extension StateMemento {
  var savedScreen: SavedState.Screen? { nil }
}
