/// A clock that is moved by hand; actions due at the same moment run in the order in which they were scheduled.
@MainActor
public final class VirtualClock: AppClock {
  private final class Entry {
    let due: Duration
    /// `nil` once cancelled.
    var action: (@MainActor () -> Void)?

    init(due: Duration, action: @escaping @MainActor () -> Void) {
      self.due = due
      self.action = action
    }

    nonisolated var cancellable: Cancellable {
      Cancellable {
        // Released after the change, because releasing it may cancel more.
        let action = self.action
        self.action = nil
        withExtendedLifetime(action) {}
      }
    }
  }

  public private(set) var now: Duration = .zero
  public weak var delegate: (any AppClockDelegate)?
  /// Sorted by when they are due, then by when they were scheduled. Cancelled entries stay until they come to the
  /// front: a `Cancellable` may be released on any thread, for example by a test runner, so releasing it must not
  /// touch this list.
  private var entries: [Entry] = []

  /// Creates a clock at zero, with nothing scheduled.
  public init() {}

  /// The time at which the next action is due, or `nil`.
  public var nextDue: Duration? { entries.first { $0.action != nil }?.due }

  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Cancellable {
    let due = now + max(delay, .zero)
    let index = (entries.lastIndex { $0.due <= due } ?? -1) + 1
    let entry = Entry(due: due, action: action)
    entries.insert(entry, at: index)
    return entry.cancellable
  }

  /// Advances the clock, never back, and runs every action that falls due, each at its own time.
  /// - Parameters:
  ///   - duration: The time to advance by.
  ///   - limit: The maximum number of actions, which stops work that reschedules itself at once.
  /// - Returns: Whether every action that fell due has run.
  @discardableResult
  public func advance(by duration: Duration, limit: Int = 100_000) -> Bool {
    let end = now + duration
    for _ in 0..<limit {
      guard let due = nextDue, due <= end else {
        now = max(now, end)
        return true
      }
      runNext()
    }
    return false
  }

  /// Drops all scheduled actions, like the end of a process.
  public func removeAll() {
    // Releasing an action may release the next one's `Cancellable`, which changes `entries` as well, so nothing is
    // released while they are being changed.
    let forgotten = entries
    entries = []
    withExtendedLifetime(forgotten) {}
  }

  /// Advances the clock until nothing is due.
  /// - Parameter limit: The maximum number of actions, which stops work that reschedules itself forever.
  /// - Returns: Whether nothing is due any more.
  public func settle(limit: Int = 100_000) -> Bool {
    for _ in 0..<limit {
      guard nextDue != nil else { return true }
      runNext()
    }
    return nextDue == nil
  }

  private func runNext() {
    entries.removeAll { $0.action == nil }
    guard !entries.isEmpty else { return }
    let entry = entries.removeFirst()
    now = max(now, entry.due)
    let action = entry.action
    entry.action = nil
    action?()
    delegate?.clockDidEndTurn()
  }
}
