import HeadlessUI
import SharedModel

extension AlertController {
  /// Tells the user something; `didConfirm` runs once the user has read it.
  convenience init(message: String, didConfirm: @escaping () -> Void = {}) {
    self.init(title: message, actions: [AlertAction(title: Texts.ok, didTap: didConfirm)])
  }
}
