import SharedModel

/// The part of a screen that outlives its state: plain values, and shared objects of the model.
protocol StateMemento {
  /// The state that is built from the memento.
  associatedtype State: AppControllerState where State.Memento == Self

  /// The screen's name in the storyboard.
  var screenName: String { get }
  /// The screen's title in the stack.
  var title: String { get }
  /// The part that outlives the process; nil for a screen that every launch has.
  var savedScreen: SavedState.Screen? { get }
}

extension StateMemento {
  var savedScreen: SavedState.Screen? { nil }
}
