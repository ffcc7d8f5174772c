import HeadlessUI
import SharedModel
import Storyboard

/// Fills the window when the app starts and whenever a session begins or ends.
final class AppDelegate {
  private let dependencies: AppDependencies
  private weak var window: Window?  // the application owns both
  private weak var navigationController: NavigationController?  // the window owns it
  private var sessionObservation: Cancellable?
  private var pendingLink: GuideLink?

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
  }

  // MARK: - Root

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      showGuide(pendingLink?.savedState ?? dependencies.whereabouts.restore())
      pendingLink = nil
    case .signedOut:
      showSignIn(message: nil)
    case .expired:
      saveState()
      showSignIn(message: Texts.sessionExpired)
    }
  }

  private func showSignIn(message: String?) {
    window?.rootViewController = SignInViewController(signIn: dependencies.signIn, message: message)
    dependencies.logger.log(.info, "transition: \(SignInLayout.name)")
  }

  private func showGuide(_ state: SavedState) {
    let navigationController = NavigationController()
    navigationController.delegate = self
    navigationController.setViewControllers(viewControllers(for: state))
    self.navigationController = navigationController
    window?.rootViewController = navigationController
  }

  private func viewControllers(for state: SavedState) -> [ViewController] {
    [MenuViewController(dependencies: dependencies)] + state.screens.compactMap(viewController(for:))
  }

  private func viewController(for screen: SavedState.Screen) -> ViewController? {
    switch screen {
    case .quarters(let order): QuartersViewController(dependencies: dependencies, order: order)
    case .places(let quarterID, let title, let text):
      PlacesViewController(
        dependencies: dependencies, title: title, query: PlaceQuery(text: text, quarterID: quarterID))
    case .reference: ReferenceViewController(articles: dependencies.articles)
    case .article(let id): ArticleViewController(id: id, articles: dependencies.articles)
    case .place: nil
    }
  }

  private func refuseLink() {
    let alert = AlertController(title: Texts.linkRefused, actions: [AlertAction(title: Texts.ok)])
    window?.rootViewController?.present(alert)
  }

  private func saveState() {
    guard let navigationController else { return }
    let screens = navigationController.viewControllers.compactMap { ($0 as? any StateRestorable)?.restorableState }
    dependencies.whereabouts.save(SavedState(screens: screens))
  }
}

// MARK: - ApplicationDelegate

extension AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    self.window = window
    sessionObservation = dependencies.session.observe { [weak self] in self?.sessionDidChange($0) }
    if dependencies.session.user == nil {
      showSignIn(message: nil)
    } else {
      showGuide(dependencies.whereabouts.restore())
    }
  }

  func applicationWillResignActive() {
    dependencies.logger.log(.debug, "will resign active")
  }

  func applicationDidEnterBackground() {
    dependencies.logger.log(.debug, "did enter background")
    if dependencies.session.user != nil { saveState() }
  }

  func applicationWillEnterForeground() {
    dependencies.logger.log(.debug, "will enter foreground")
  }

  func applicationDidReceiveMemoryWarning() {
    dependencies.logger.log(.warning, "memory warning")
    dependencies.images.removeAll()
  }

  func application(open link: String) {
    guard let link = GuideLink(link) else { return refuseLink() }
    if dependencies.session.user == nil {
      pendingLink = link
    } else {
      window?.rootViewController?.dismiss()
      navigationController?.setViewControllers(viewControllers(for: link.savedState))
    }
  }
}

// MARK: - NavigationControllerDelegate

extension AppDelegate: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    dependencies.logger.log(.info, "transition: \(controller.nibName)")
    saveState()
  }
}
