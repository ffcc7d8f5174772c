import HeadlessUI

extension AlertController {
  /// Shows an alert. A button first runs `close`, which removes the alert from the state, and then its own action.
  convenience init(_ alert: Alert, close: @escaping () -> Alert?) {
    let actions = alert.buttons.enumerated().map { index, button in
      AlertAction(title: button.title) { close()?.buttons[index].action() }
    }
    self.init(title: alert.message, actions: actions)
  }
}
