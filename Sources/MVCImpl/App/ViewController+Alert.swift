import HeadlessUI
import SharedModel

extension ViewController {
  /// Shows an alert, unless something is already presented; then the alert is dropped.
  func presentAlert(_ title: String, actions: [AlertAction]) {
    guard presentedViewController == nil else { return }
    present(AlertController(title: title, actions: actions))
  }

  /// Shows an alert with only an OK button.
  func presentAlert(_ title: String, didTapOK: @escaping () -> Void = {}) {
    presentAlert(title, actions: [AlertAction(title: Texts.ok, didTap: didTapOK)])
  }
}
