import HeadlessUI

/// Leads from the places to what lies over them.
final class PlacesRouter {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
}

// MARK: - PlacesRouting

extension PlacesRouter: PlacesRouting {
  func showAlert(title: String, button: String) {
    viewController?.present(AlertController(title: title, actions: [AlertAction(title: button)]))
  }
}
