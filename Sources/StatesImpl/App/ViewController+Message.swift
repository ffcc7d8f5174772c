import HeadlessUI
import SharedModel

extension ViewController {
  /// Tells the user something over the screen; `didConfirm` runs once the user has read it.
  func showMessage(_ text: String, didConfirm: @escaping () -> Void = {}) {
    present(AlertController(title: text, actions: [AlertAction(title: Texts.ok, didTap: didConfirm)]))
  }
}
