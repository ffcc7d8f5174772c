import HeadlessUI
import SharedModel

extension AlertController {
  /// Tells the user something; `didConfirm` runs once the user has read it.
  convenience init(message: String, didConfirm: @escaping () -> Void = {}) {
    self.init(title: message, actions: [AlertAction(title: Texts.ok, didTap: didConfirm)])
  }

  /// Shows it over a screen, unless a note or another alert lies there: then nothing is said.
  func show(over viewController: ViewController) {
    if viewController.presentedViewController == nil { viewController.present(self) }
  }
}
