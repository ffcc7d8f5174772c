/// Those who want to know of an event, in the order in which they came.
@MainActor
public final class ObserverList<Event> {
  private final class Observation {
    var react: (@MainActor (Event) -> Void)?

    init(react: @escaping @MainActor (Event) -> Void) {
      self.react = react
    }
  }

  private var observations: [Observation] = []

  /// How many observe at the moment.
  public var count: Int { observations.count }

  /// A list that nobody is on.
  public init() {}

  /// Calls `react` on each event to come, until the result is cancelled or released; then `react` is released as well.
  public func add(_ react: @escaping @MainActor (Event) -> Void) -> Cancellable {
    let observation = Observation(react: react)
    observations.append(observation)
    return Cancellable { [weak self] in
      observation.react = nil
      self?.observations.removeAll { $0 === observation }
    }
  }

  /// Tells every observer; one that is added meanwhile waits for the next event, one that is removed hears nothing more.
  public func notify(_ event: Event) {
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
