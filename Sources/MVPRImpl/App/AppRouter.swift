import HeadlessUI
import SharedModel

/// Fills the window, and hands the first builders the part of the shared dependencies that they need.
final class AppRouter {
  weak var observer: (any TransitionObserving)?  // the presenter, which owns this router
  private weak var window: Window?  // the application owns it
  private weak var navigationController: NavigationController?  // the window owns it
  private let dependencies: any SignInDependencies & MenuDependencies

  init(window: Window, dependencies: any SignInDependencies & MenuDependencies) {
    self.window = window
    self.dependencies = dependencies
  }

  private func viewControllers(for state: SavedState) -> [ViewController] {
    [MenuBuilder(dependencies: dependencies).build()] + state.screens.compactMap(viewController(for:))
  }

  private func viewController(for screen: SavedState.Screen) -> ViewController? {
    switch screen {
    case .quarters(let order): QuartersBuilder(dependencies: dependencies).build(order: order)
    case .places(let quarterID, let title, let query):
      PlacesBuilder(dependencies: dependencies)
        .build(title: title, query: PlaceQuery(text: query, quarterID: quarterID))
    case .place: nil
    case .reference: ReferenceBuilder(dependencies: dependencies).build()
    case .article(let id): ArticleBuilder(dependencies: dependencies).build(id: id)
    }
  }
}

// MARK: - AppRouting

extension AppRouter: AppRouting {
  var savedState: SavedState? {
    guard let navigationController else { return nil }
    let screens = navigationController.viewControllers.compactMap { $0 as? any RestorableScreen }
    return SavedState(screens: screens.map(\.restorable.restorableState))
  }

  func showSignIn(message: String?) {
    let signIn = SignInBuilder(dependencies: dependencies).build(message: message)
    window?.rootViewController = signIn
    observer?.didShowSignIn(screen: signIn.nibName)
  }

  func showGuide(_ state: SavedState) {
    let navigationController = NavigationController()
    navigationController.delegate = self
    navigationController.setViewControllers(viewControllers(for: state))
    self.navigationController = navigationController
    window?.rootViewController = navigationController
  }

  func replaceScreens(by state: SavedState) {
    window?.rootViewController?.dismiss()
    navigationController?.setViewControllers(viewControllers(for: state))
  }

  func showAlert(title: String, button: String) {
    window?.rootViewController?.present(AlertController(title: title, actions: [AlertAction(title: button)]))
  }
}

// MARK: - NavigationControllerDelegate

extension AppRouter: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    observer?.didShowGuide(screen: controller.nibName)
  }
}
