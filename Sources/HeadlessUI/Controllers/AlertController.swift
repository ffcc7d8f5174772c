/// An alert: a title and buttons, each of which dismisses it.
public final class AlertController: ViewController {
  /// The buttons.
  public private(set) var actions: [AlertAction] = []

  /// Creates an alert.
  public init(title: String, actions: [AlertAction] = []) {
    super.init()
    self.title = title
    self.actions = actions
  }

  override public func loadView() {
    view = View("alert")
  }

  /// Adds a button.
  public func addAction(_ action: AlertAction) {
    actions.append(action)
  }

  /// Taps a button, and returns whether it exists.
  func tap(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    presentingViewController?.dismiss()
    action.didTap()
    return true
  }
}
