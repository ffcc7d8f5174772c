import HeadlessUI
import SharedModel

/// Fills the window, and hands each of the first builders its part of the shared dependencies.
final class AppRouter {
  weak var observer: (any TransitionObserver)?  // the presenter, which owns this router
  private weak var window: Window?  // the application owns it
  private weak var navigationController: NavigationController?  // the window owns it
  private let dependencies: any SignInDependencies & MenuDependencies

  init(window: Window, dependencies: any SignInDependencies & MenuDependencies) {
    self.window = window
    self.dependencies = dependencies
  }

  private func viewControllers(for state: SavedState) -> [ViewController] {
    var query = PlaceQuery()
    let screens = state.screens.map { screen in
      if case .places(let quarterID, _, let text) = screen { query = PlaceQuery(text: text, quarterID: quarterID) }
      return viewController(for: screen, query: query)
    }
    return [MenuBuilder(dependencies: dependencies).build()] + screens
  }

  /// Makes a screen. The query belongs to the nearest list, which is this screen or below it.
  private func viewController(for screen: SavedState.Screen, query: PlaceQuery) -> ViewController {
    switch screen {
    case .quarters(let order): QuartersBuilder(dependencies: dependencies).build(order: order)
    case .places(_, let title, _): PlacesBuilder(dependencies: dependencies).build(title: title, query: query)
    case .place(let id): PlaceBuilder(dependencies: dependencies).build(id: id, query: query)
    case .reference: ReferenceBuilder(dependencies: dependencies).build()
    case .article(let id): ArticleBuilder(dependencies: dependencies).build(id: id)
    }
  }

  /// The presenters of all open screens above the menu, bottom to top.
  private var openScreens: [any RestorablePresenting] {
    let stack = navigationController?.viewControllers ?? []
    let modal = navigationController?.presentedViewController
    return (stack + [modal]).compactMap { ($0 as? any RestorableScreen)?.restorable }
  }

  private func open(_ note: NoteDraft) {
    openScreens.last?.restoreNote(note)
  }
}

// MARK: - AppRouting

extension AppRouter: AppRouting {
  var savedState: SavedState? {
    guard navigationController != nil else { return nil }
    return openScreens.reduce(into: SavedState()) { state, screen in screen.record(in: &state) }
  }

  var hasUnsavedChanges: Bool { openScreens.contains { $0.hasUnsavedChanges } }

  var topScreen: String? { navigationController?.topViewController?.nibName }

  var modalScreen: String? { navigationController?.presentedViewController?.nibName }

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
    state.note.map(open)
  }

  func replaceScreens(by state: SavedState) {
    navigationController?.dismiss()
    navigationController?.setViewControllers(viewControllers(for: state))
    state.note.map(open)
  }
}

// MARK: - AlertRoute

extension AppRouter: AlertRoute {
  var viewController: ViewController? { window?.frontmostViewController }
}

// MARK: - NavigationControllerDelegate

extension AppRouter: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    observer?.didShowGuide(screen: controller.nibName)
  }
}
