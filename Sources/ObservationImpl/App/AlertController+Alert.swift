import HeadlessUI

extension AlertController {
  /// Shows an alert; a button does what it says in the alert that `close` has taken out of the state.
  convenience init(_ alert: Alert, close: @escaping () -> Alert?) {
    let actions = alert.buttons.enumerated().map { index, button in
      AlertAction(title: button.title) { close()?.buttons[index].action() }
    }
    self.init(title: alert.message, actions: actions)
  }
}
