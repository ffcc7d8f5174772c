import HeadlessUI
import SharedModel
import Storyboard

/// Fills the window when the app starts and whenever a session begins or ends.
final class AppDelegate {
  private let dependencies: AppDependencies
  private let stateStore: NavigationStateStore
  private let transitions: TransitionRecorder
  private let menu: MenuViewController.Dependencies
  private weak var window: Window?  // the application owns both
  private weak var navigationController: NavigationController?  // the window owns it
  private var sessionObservation: Cancellable?
  private var pendingLink: GuideLink?

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    stateStore = NavigationStateStore(store: dependencies.savedState, logger: dependencies.logger)
    transitions = TransitionRecorder(logger: dependencies.logger, stateStore: stateStore)
    menu = dependencies.menuDependencies(transitions: transitions)
  }

  // MARK: - Root

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      showGuide(pendingLink?.destination ?? stateStore.load())
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
    navigationController.delegate = transitions
    navigationController.setViewControllers(viewControllers(for: state))
    self.navigationController = navigationController
    window?.rootViewController = navigationController
    showNote(state.note)
  }

  private func showNote(_ draft: NoteDraft?) {
    guard let draft, let place = navigationController?.topViewController as? PlaceViewController,
      place.id == draft.placeID
    else { return }
    place.presentNote(text: draft.text)
  }

  private func viewControllers(for state: SavedState) -> [ViewController] {
    var query = PlaceQuery()
    let viewControllers = state.screens.map { screen in
      if case .places(let quarterID, _, let text) = screen { query = PlaceQuery(text: text, quarterID: quarterID) }
      return viewController(for: screen, query: query)
    }
    return [MenuViewController(dependencies: menu)] + viewControllers
  }

  /// - Parameter query: The query of the nearest list of places: the screen itself, or one below it.
  private func viewController(for screen: SavedState.Screen, query: PlaceQuery) -> ViewController {
    switch screen {
    case .quarters(let order): QuartersViewController(dependencies: menu.quarters, order: order)
    case .places(_, let title, _): PlacesViewController(dependencies: menu.places, title: title, query: query)
    case .place(let id):
      PlaceViewController(
        id: id, in: PlaceList(query: query, service: dependencies.places), dependencies: menu.places.place)
    case .reference: ReferenceViewController(articles: menu.articles)
    case .article(let id): ArticleViewController(id: id, articles: menu.articles)
    }
  }

  // MARK: - Links

  private func follow(_ link: GuideLink) {
    guard let note = window?.frontmostViewController as? NoteViewController else { return replaceGuide(by: link) }
    note.confirmDiscarding { [weak self] in self?.replaceGuide(by: link) }
  }

  private func replaceGuide(by link: GuideLink) {
    let state = link.destination
    window?.rootViewController?.dismiss()
    navigationController?.setViewControllers(viewControllers(for: state))
    showNote(state.note)
  }

  private func refuseLink() {
    window?.frontmostViewController?.presentAlert(Texts.linkRefused)
  }

  // MARK: - State

  private func saveState() {
    guard let navigationController else { return }
    stateStore.save(navigationController.savedState)
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
      showGuide(stateStore.load())
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
      follow(link)
    }
  }
}
