import SharedModel

/// An action that stays in flight after it has run: until a reply arrives, or for as long as it follows something.
///
/// Each action defines only its start; the protocol has the rest. The object that runs an action owns it, and releasing
/// it cancels the work.
protocol OngoingAction: Action, AnyObject {
  associatedtype Output
  /// The work in flight; setting it to nil cancels it.
  var underWay: Cancellable? { get set }

  /// Starts the work and returns its handle, or nil if it is done already.
  func start(_ callback: @escaping Callback<Output>) -> Cancellable?
}

extension OngoingAction {
  /// Starts the work, after cancelling what was in flight.
  func run(_ callback: @escaping Callback<Output>) {
    underWay = start(callback)
  }

  func cancel() {
    underWay = nil
  }
}
