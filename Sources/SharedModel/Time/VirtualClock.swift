/// A clock that stands still until it is moved; what is due at the same moment runs in the order it was scheduled in.
@MainActor
public final class VirtualClock: AppClock {
  private struct Entry {
    let due: Duration
    let number: Int
    let action: @MainActor () -> Void
  }

  public private(set) var now: Duration = .zero
  /// Sorted by `due`, then by `number`.
  private var entries: [Entry] = []
  private var scheduled = 0

  /// Makes a clock that stands at zero with nothing due.
  public init() {}

  /// When the next action is due; nil when nothing is.
  public var nextDue: Duration? { entries.first?.due }

  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Cancellable {
    scheduled += 1
    let number = scheduled
    let due = now + max(delay, .zero)
    let index = (entries.lastIndex { $0.due <= due } ?? -1) + 1
    entries.insert(Entry(due: due, number: number, action: action), at: index)
    return Cancellable { [weak self] in
      MainActor.assumeIsolated { self?.remove(number) }
    }
  }

  /// Moves the time forward, never back, and runs all that falls due on the way, each action at its own moment.
  ///
  /// - Parameter limit: how many actions may run; work that schedules itself again at once stops there.
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
    let entry = entries.removeFirst()
    now = max(now, entry.due)
    entry.action()
  }

  private func remove(_ number: Int) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    let removed = entries.remove(at: index)
    withExtendedLifetime(removed) {}
  }
}
