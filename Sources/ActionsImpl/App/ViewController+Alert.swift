import HeadlessUI
import SharedModel

extension ViewController {
  /// Shows an alert, unless something is presented already: what would show another one says nothing.
  func presentAlert(_ title: String, actions: [AlertAction] = [AlertAction(title: Texts.ok)]) {
    guard presentedViewController == nil else { return }
    present(AlertController(title: title, actions: actions))
  }
}
