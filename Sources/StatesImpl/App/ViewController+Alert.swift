import HeadlessUI
import SharedModel

extension ViewController {
  /// Tells the user something; `didConfirm` runs once the user has read it.
  func showAlert(_ message: String, didConfirm: @escaping () -> Void = {}) {
    showAlert(message, actions: [AlertAction(title: Texts.ok, didTap: didConfirm)])
  }

  /// Asks or tells the user something, unless a note or another alert lies over the screen: then nothing is said.
  func showAlert(_ title: String, actions: [AlertAction]) {
    guard presentedViewController == nil else { return }
    present(AlertController(title: title, actions: actions))
  }
}
