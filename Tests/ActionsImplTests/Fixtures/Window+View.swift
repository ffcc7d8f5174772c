import HeadlessUI

extension Window {
  /// Shows a view without its view controller.
  func show(_ view: View) {
    let viewController = ViewController(nibName: view.accessibilityIdentifier)
    viewController.view = view
    rootViewController = viewController
  }
}
