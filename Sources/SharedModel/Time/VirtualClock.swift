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
      MainActor.assumeIsolated { self?.entries.removeAll { $0.number == number } }
    }
  }

  /// Moves the time forward and runs all that falls due on the way, each action at its own moment.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let entry = entries.first, entry.due <= end {
      entries.removeFirst()
      now = entry.due
      entry.action()
    }
    now = end
  }

  /// Forgets all that is due, as the end of a process does.
  public func removeAll() {
    entries = []
  }

  /// Moves the time forward until nothing is due.
  ///
  /// - Parameter limit: how many actions may run; work that schedules itself for ever stops there.
  /// - Returns: whether nothing is due any more.
  public func settle(limit: Int = 100_000) -> Bool {
    for _ in 0..<limit {
      guard let due = nextDue else { return true }
      advance(by: due - now)
    }
    return nextDue == nil
  }
}
