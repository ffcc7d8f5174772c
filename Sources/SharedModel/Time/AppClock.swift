/// Where the app gets its time from, so that a story can move it by hand.
@MainActor
public protocol AppClock: AnyObject {
  /// The time since the clock was started.
  var now: Duration { get }

  /// Runs `action` once `delay` has passed, unless the result is cancelled or released first.
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Cancellable

  /// Who is told of each action that has run; not retained.
  var delegate: (any AppClockDelegate)? { get set }
}

/// Who shows what has changed.
@MainActor
public protocol AppClockDelegate: AnyObject {
  /// An action that was due has run, which is a turn of the run loop.
  func clockDidEndTurn()
}
