/// A view that tells its targets what a user does with it.
open class Control: View {
  /// What a user can do with a control.
  nonisolated public enum Event: Hashable, Sendable {
    case touchUpInside
    case editingChanged
    case valueChanged
  }

  /// Whether a user can use it.
  public var isEnabled = true
  private var actions: [(event: Event, send: () -> Void)] = []

  /// Calls `action` of `target`, which is not retained, at each such event.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for event: Event
  ) {
    actions.append((event, { [weak target] in if let target { action(target)() } }))
  }

  final func sendActions(for event: Event) {
    for action in actions where action.event == event { action.send() }
  }

  override final var acceptsInput: Bool { isEnabled }
}
