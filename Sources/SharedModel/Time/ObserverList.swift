/// The observers of an event, in the order in which they were added.
@MainActor
public final class ObserverList<Event> {
  private final class Observation {
    var react: (@MainActor (Event) -> Void)?

    init(react: @escaping @MainActor (Event) -> Void) {
      self.react = react
    }

    nonisolated var cancellable: Cancellable {
      Cancellable {
        // Released after the change, because releasing it may cancel more.
        let react = self.react
        self.react = nil
        withExtendedLifetime(react) {}
      }
    }
  }

  /// Cancelled observations stay until the next one is added or the next event: a `Cancellable` may be released on any
  /// thread, for example by a test runner, so releasing it must not touch this list.
  private var observations: [Observation] = []

  /// The current number of observers.
  public var count: Int { observations.count { $0.react != nil } }

  public init() {}

  /// Calls `react` on each later event, until the result is cancelled or released; then `react` is released as well.
  public func add(_ react: @escaping @MainActor (Event) -> Void) -> Cancellable {
    let observation = Observation(react: react)
    dropCancelled()
    observations.append(observation)
    return observation.cancellable
  }

  private func dropCancelled() {
    observations.removeAll { $0.react == nil }
  }

  /// Notifies every observer; one added meanwhile waits for the next event, one removed meanwhile isn't notified any
  /// more.
  public func notify(_ event: Event) {
    dropCancelled()
    for observation in observations {
      observation.react?(event)
    }
  }
}

extension ObserverList where Event == Void {
  /// Notifies every observer.
  public func notify() {
    notify(())
  }
}
