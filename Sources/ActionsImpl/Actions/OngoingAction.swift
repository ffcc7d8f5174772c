import SharedModel

/// An action that goes on once it was run: until a reply has come, or for as long as it follows something.
///
/// What is common to them is written here; each says only what it starts. Whoever runs it holds it: let go, it is as if it had
/// been cancelled.
protocol OngoingAction: Action, AnyObject {
  associatedtype Output
  /// What goes on; letting go of it ends it.
  var underWay: Cancellable? { get set }

  /// Starts it, and returns what to hold while it goes on; nil when it is done.
  func start(_ callback: @escaping Callback<Output>) -> Cancellable?
}

extension OngoingAction {
  /// Starts it again: what was under way is ended.
  func run(_ callback: @escaping Callback<Output>) {
    underWay = start(callback)
  }

  func cancel() {
    underWay = nil
  }
}
