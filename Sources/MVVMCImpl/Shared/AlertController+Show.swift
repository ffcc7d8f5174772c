import HeadlessUI
import SharedModel

extension AlertController {
  /// Shows a message with an OK button, unless something is presented already.
  static func show(_ message: String, over presenter: ViewController?, didConfirm: @escaping () -> Void = {}) {
    show(message, actions: [AlertAction(title: Texts.ok, didTap: didConfirm)], over: presenter)
  }

  /// Shows an alert, unless something is presented already.
  static func show(_ title: String, actions: [AlertAction], over presenter: ViewController?) {
    guard let presenter, presenter.presentedViewController == nil else { return }
    presenter.present(AlertController(title: title, actions: actions))
  }
}
