import SharedModel

/// An alert as it is known before anybody shows it: what it says, and what happens when a button is tapped.
struct AlertState<Action: Equatable>: Equatable {
  /// A button, which closes the alert, and may have something happen.
  struct Button: Equatable {
    let title: String
    var action: Action?
  }

  let title: String
  let buttons: [Button]

  init(_ title: String, buttons: [Button]) {
    self.title = title
    self.buttons = buttons
  }

  /// An alert that can only be agreed to.
  init(_ title: String, ok action: Action? = nil) {
    self.init(title, buttons: [Button(title: Texts.ok, action: action)])
  }

  /// The alert as that of a parent, which knows the child's actions by its own.
  func map<Parent>(_ transform: (Action) -> Parent) -> AlertState<Parent> {
    AlertState<Parent>(title, buttons: buttons.map { .init(title: $0.title, action: $0.action.map(transform)) })
  }
}
