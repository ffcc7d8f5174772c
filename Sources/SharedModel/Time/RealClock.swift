/// The machine's clock, for running the app by hand.
@MainActor
public final class RealClock: AppClock {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  public weak var delegate: (any AppClockDelegate)?

  /// Starts a clock at zero.
  public init() {
    start = clock.now
  }

  public var now: Duration { clock.now - start }

  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Cancellable {
    let task = Task { [clock, weak self] in
      // Without a sleep, actions due at once run in the order in which they were scheduled.
      if delay > .zero { try await clock.sleep(for: delay) }
      try Task.checkCancellation()
      action()
      self?.delegate?.clockDidEndTurn()
    }
    return Cancellable { task.cancel() }
  }
}
