import HeadlessUI
import SharedModel

extension AlertController {
  /// Shows an alert over that screen, unless something is already: what would show another one says nothing.
  static func show(
    _ title: String, actions: [AlertAction] = [AlertAction(title: Texts.ok)], over presenter: ViewController?
  ) {
    guard let presenter, presenter.presentedViewController == nil else { return }
    presenter.present(AlertController(title: title, actions: actions))
  }
}
