import HeadlessUI

/// The route to alerts, which all routers share.
protocol AlertRoute: AnyObject {
  /// The view controller that presents the alert.
  var viewController: ViewController? { get }
}

extension AlertRoute {
  func showAlert(title: String, button: String, didClose: @escaping () -> Void) {
    presentAlert(title, [AlertAction(title: button, didTap: didClose)])
  }

  func ask(title: String, agree: String, refuse: String, didAgree: @escaping () -> Void) {
    presentAlert(title, [AlertAction(title: agree, didTap: didAgree), AlertAction(title: refuse)])
  }

  private func presentAlert(_ title: String, _ actions: [AlertAction]) {
    guard let viewController, viewController.presentedViewController == nil else { return }
    viewController.present(AlertController(title: title, actions: actions))
  }
}
