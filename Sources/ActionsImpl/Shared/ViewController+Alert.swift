import HeadlessUI
import SharedModel

extension ViewController {
  /// Presents an alert, unless something is already presented; then the alert is dropped.
  func presentAlert(_ title: String, actions: [AlertAction] = [AlertAction(title: Texts.ok)]) {
    guard presentedViewController == nil else { return }
    present(AlertController(title: title, actions: actions))
  }
}
