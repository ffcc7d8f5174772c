/// A view that notifies its targets of user events.
open class Control: View {
  /// A user's action on a control.
  nonisolated public enum Event: Hashable, Sendable {
    case touchUpInside
    case editingChanged
    case valueChanged
  }

  /// Whether a user can use the control.
  public var isEnabled = true
  private var actions: [(event: Event, send: () -> Void)] = []

  /// Calls `action` on `target`, which isn't retained, for each event of this kind.
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
