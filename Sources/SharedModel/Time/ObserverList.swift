/// Those who want to know of an event, in the order in which they came.
@MainActor
public final class ObserverList<Event> {
  private final class Observation {
    var react: (@MainActor (Event) -> Void)?

    init(react: @escaping @MainActor (Event) -> Void) {
      self.react = react
    }

    nonisolated var cancellable: Cancellable {
      Cancellable {
        // Let go of after the change: what it holds may cancel more.
        let react = self.react
        self.react = nil
        withExtendedLifetime(react) {}
      }
    }
  }

  /// Those that were cancelled stay until somebody comes or something happens: who lets go of a `Cancellable` may do so
  /// on any thread, as test runners do, and must not touch this list.
  private var observations: [Observation] = []

  /// How many observe at the moment.
  public var count: Int { observations.count { $0.react != nil } }

  /// A list that nobody is on.
  public init() {}

  /// Calls `react` on each event to come, until the result is cancelled or released; then `react` is released as well.
  public func add(_ react: @escaping @MainActor (Event) -> Void) -> Cancellable {
    let observation = Observation(react: react)
    dropCancelled()
    observations.append(observation)
    return observation.cancellable
  }

  private func dropCancelled() {
    observations.removeAll { $0.react == nil }
  }

  /// Tells every observer; one that is added meanwhile waits for the next event, one that is removed hears nothing more.
  public func notify(_ event: Event) {
    dropCancelled()
    for observation in observations {
      observation.react?(event)
    }
  }
}

extension ObserverList where Event == Void {
  /// Tells every observer that something has changed.
  public func notify() {
    notify(())
  }
}
