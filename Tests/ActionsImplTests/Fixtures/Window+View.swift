import HeadlessUI

extension Window {
  /// Shows a view without the view controller that it belongs to.
  func show(_ view: View) {
    let viewController = ViewController(nibName: view.accessibilityIdentifier)
    viewController.view = view
    rootViewController = viewController
  }
}
