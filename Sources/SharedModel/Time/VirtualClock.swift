/// A clock that stands still until it is moved; what is due at the same moment runs in the order it was scheduled in.
@MainActor
public final class VirtualClock: AppClock {
  private final class Entry {
    let due: Duration
    /// Nil once it is cancelled.
    var action: (@MainActor () -> Void)?

    init(due: Duration, action: @escaping @MainActor () -> Void) {
      self.due = due
      self.action = action
    }

    nonisolated var cancellable: Cancellable {
      Cancellable {
        // Let go of after the change: what it holds may cancel more.
        let action = self.action
        self.action = nil
        withExtendedLifetime(action) {}
      }
    }
  }

  public private(set) var now: Duration = .zero
  public weak var delegate: (any AppClockDelegate)?
  /// Sorted by when they are due, then by when they were scheduled. Cancelled ones stay until they come to the front: who
  /// lets go of a `Cancellable` may do so on any thread, as test runners do, and must not touch this list.
  private var entries: [Entry] = []

  /// Makes a clock that stands at zero with nothing due.
  public init() {}

  /// When the next action is due; nil when nothing is.
  public var nextDue: Duration? { entries.first { $0.action != nil }?.due }

  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Cancellable {
    let due = now + max(delay, .zero)
    let index = (entries.lastIndex { $0.due <= due } ?? -1) + 1
    let entry = Entry(due: due, action: action)
    entries.insert(entry, at: index)
    return entry.cancellable
  }

  /// Moves the time forward, never back, and runs all that falls due on the way, each action at its own moment.
  ///
  /// - Parameters:
  ///   - duration: How far.
  ///   - limit: How many actions may run; work that schedules itself again at once stops there.
  /// - Returns: whether all that fell due has run.
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

  /// Forgets all that is due, as the end of a process does.
  public func removeAll() {
    // An action that is let go of may let go of the next one's `Cancellable`, which then changes `entries` as well: so
    // nothing is let go of while they are being changed.
    let forgotten = entries
    entries = []
    withExtendedLifetime(forgotten) {}
  }

  /// Moves the time forward until nothing is due.
  ///
  /// - Parameter limit: how many actions may run; work that schedules itself for ever stops there.
  /// - Returns: whether nothing is due any more.
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
