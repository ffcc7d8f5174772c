import HeadlessUI
import SharedModel

/// Fills the window when its interactor notifies it, and passes system events to the interactor.
final class AppDelegate {
  private let menu: MenuViewController.Dependencies
  private let signIn: any SignInService
  private let transitions: TransitionRecorder
  private let interactor: AppInteractor
  private weak var window: Window?  // the application owns both
  private weak var navigationController: NavigationController?  // the window owns it

  init(dependencies: AppDependencies) {
    transitions = TransitionRecorder(store: dependencies.savedState, logger: dependencies.logger)
    menu = dependencies.menuDependencies(transitions: transitions)
    signIn = dependencies.signIn
    interactor = AppInteractor(
      session: dependencies.session, favouriteChanges: menu.places.place.favouriteChanges,
      savedState: dependencies.savedState, images: dependencies.images, logger: dependencies.logger)
    interactor.delegate = self
  }

  // MARK: - Guide

  private func showNote(_ draft: NoteDraft?) {
    guard let draft, let place = navigationController?.topViewController as? PlaceViewController,
      place.id == draft.placeID
    else { return }
    place.presentNote(text: draft.text)
  }

  private func replaceGuide(by state: SavedState) {
    window?.rootViewController?.dismiss()
    navigationController?.setViewControllers(viewControllers(for: state))
    showNote(state.note)
  }

  private func viewControllers(for state: SavedState) -> [ViewController] {
    var query = PlaceQuery()
    let viewControllers = state.screens.map { screen in
      if case .places(let quarterID, _, let text) = screen { query = PlaceQuery(text: text, quarterID: quarterID) }
      return viewController(for: screen, query: query)
    }
    return [MenuViewController(dependencies: menu)] + viewControllers
  }

  /// - Parameter query: The query of the nearest list, which is this screen or below it.
  private func viewController(for screen: SavedState.Screen, query: PlaceQuery) -> ViewController {
    switch screen {
    case .quarters(let order): QuartersViewController(dependencies: menu.quarters, order: order)
    case .places(_, let title, _): PlacesViewController(dependencies: menu.places, title: title, query: query)
    case .place(let id):
      PlaceViewController(id: id, in: LoadedPlaces(query: query), dependencies: menu.places.place)
    case .reference: ReferenceViewController(articles: menu.articles)
    case .article(let id): ArticleViewController(id: id, articles: menu.articles)
    }
  }
}

// MARK: - AppInteractorDelegate

extension AppDelegate: AppInteractorDelegate {
  var currentState: SavedState? { navigationController?.savedState }

  func interactorDidEndSession(notice: SignInModel.Notice?) {
    let signIn = SignInViewController(signIn: signIn, notice: notice)
    window?.rootViewController = signIn
    interactor.didShowSignIn(signIn.nibName)
  }

  func interactorDidBeginSession(at state: SavedState) {
    let navigationController = NavigationController()
    navigationController.delegate = self
    navigationController.setViewControllers(viewControllers(for: state))
    self.navigationController = navigationController
    window?.rootViewController = navigationController
    showNote(state.note)
  }

  func interactorDidFollowLink(to state: SavedState) {
    guard let note = window?.frontmostViewController as? NoteViewController else { return replaceGuide(by: state) }
    note.confirmDiscarding { [weak self] in self?.replaceGuide(by: state) }
  }

  func interactorDidRefuseLink() {
    window?.frontmostViewController?.presentAlert(Texts.linkRefused)
  }
}

// MARK: - ApplicationDelegate

extension AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    self.window = window
    interactor.start()
  }

  func applicationWillResignActive() {
    interactor.willResignActive()
  }

  func applicationDidEnterBackground() {
    interactor.didEnterBackground()
  }

  func applicationWillEnterForeground() {
    interactor.willEnterForeground()
  }

  func applicationDidReceiveMemoryWarning() {
    interactor.didReceiveMemoryWarning()
  }

  func application(open link: String) {
    interactor.didOpen(link)
  }
}

// MARK: - NavigationControllerDelegate

extension AppDelegate: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    transitions.record(controller.nibName, state: navigationController.savedState)
  }
}
