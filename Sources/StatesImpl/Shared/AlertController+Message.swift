import HeadlessUI
import SharedModel

extension AlertController {
  /// Creates an alert with a message and an OK button, whose tap runs `didConfirm`.
  convenience init(message: String, didConfirm: @escaping () -> Void = {}) {
    self.init(title: message, actions: [AlertAction(title: Texts.ok, didTap: didConfirm)])
  }

  /// Presents the alert over a screen, unless a note or another alert is already there.
  func show(over viewController: ViewController) {
    if viewController.presentedViewController == nil { viewController.present(self) }
  }
}
