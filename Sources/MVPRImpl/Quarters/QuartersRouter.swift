import HeadlessUI

/// Leads from the quarters to what lies over them.
final class QuartersRouter {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
}

// MARK: - QuartersRouting

extension QuartersRouter: QuartersRouting {
  func showAlert(title: String, button: String) {
    viewController?.present(AlertController(title: title, actions: [AlertAction(title: button)]))
  }
}
