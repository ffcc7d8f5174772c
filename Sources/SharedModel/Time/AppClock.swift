/// The app's source of time, so that a story can move it by hand.
@MainActor
public protocol AppClock: AnyObject {
  /// The time since the clock started.
  var now: Duration { get }

  /// Runs `action` once `delay` has passed, unless the result is cancelled or released first.
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Cancellable

  /// The delegate, which is notified of each action that has run and is not retained.
  var delegate: (any AppClockDelegate)? { get set }
}

/// Receives the end of each turn of a clock.
@MainActor
public protocol AppClockDelegate: AnyObject {
  /// Called after a scheduled action has run, which is a turn of the run loop.
  func clockDidEndTurn()
}
