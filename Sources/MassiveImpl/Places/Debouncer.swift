import SharedModel

/// Runs an action once no other has been scheduled for a while.
final class Debouncer {
  private let clock: any AppClock
  private let delay: Duration
  private var timer: Cancellable?

  /// Whether an action waits to run.
  var isWaiting: Bool { timer != nil }

  init(clock: any AppClock, delay: Duration) {
    self.clock = clock
    self.delay = delay
  }

  /// Schedules an action, in place of the one that waits.
  func schedule(_ action: @escaping () -> Void) {
    timer = clock.schedule(after: delay) { [weak self] in
      self?.timer = nil
      action()
    }
  }
}
