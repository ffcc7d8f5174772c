import HeadlessUI
import SharedModel

extension ViewController {
  /// Shows an alert, unless something is presented already: what would show another one says nothing.
  func presentAlert(_ title: String, actions: [AlertAction]) {
    guard presentedViewController == nil else { return }
    present(AlertController(title: title, actions: actions))
  }

  /// Shows an alert that can only be agreed to.
  func presentAlert(_ title: String, didTapOK: @escaping () -> Void = {}) {
    presentAlert(title, actions: [AlertAction(title: Texts.ok, didTap: didTapOK)])
  }
}
