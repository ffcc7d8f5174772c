import SharedModel

/// An alert as a value: its words, and the action of each button.
struct AlertState<Action: Equatable>: Equatable {
  /// A button, which closes the alert and may send an action.
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

  /// An alert with OK as its only button.
  init(_ title: String, ok action: Action? = nil) {
    self.init(title, buttons: [Button(title: Texts.ok, action: action)])
  }

  /// The alert with actions of a parent.
  func map<Parent>(_ transform: (Action) -> Parent) -> AlertState<Parent> {
    AlertState<Parent>(title, buttons: buttons.map { .init(title: $0.title, action: $0.action.map(transform)) })
  }
}
