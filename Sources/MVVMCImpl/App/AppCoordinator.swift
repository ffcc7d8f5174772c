import HeadlessUI
import SharedModel

/// Starts the flow of signing in or the guide, keeps its coordinator as long as it lasts, and saves the navigation state.
final class AppCoordinator {
  private let window: Window
  private let dependencies: AppDependencies
  /// Outlives the guide, because the end of a session takes back unconfirmed changes.
  private let favouriteChanges: FavouriteChanges
  private var sessionObservation: Cancellable?
  private var signInCoordinator: SignInCoordinator?
  private var guideCoordinator: GuideCoordinator?
  private var pendingLink: GuideLink?

  init(window: Window, dependencies: AppDependencies) {
    self.window = window
    self.dependencies = dependencies
    favouriteChanges = FavouriteChanges(
      favourites: dependencies.favourites, service: dependencies.favouriteService, session: dependencies.session)
  }

  func start() {
    sessionObservation = dependencies.session.observe { [weak self] in self?.sessionDidChange($0) }
    if dependencies.session.user == nil {
      startSignIn(message: nil)
    } else {
      startGuide(at: loadState())
    }
  }

  /// Opens a link, after sign-in if nobody is signed in, or shows that it can't be opened.
  func open(_ address: String) {
    guard let link = GuideLink(address) else {
      return AlertController.show(Texts.linkRefused, over: window.frontmostViewController)
    }
    if let guideCoordinator {
      guideCoordinator.open(SavedState(link))
    } else {
      pendingLink = link
    }
  }

  // MARK: - System events

  func willResignActive() {
    dependencies.logger.log(.debug, "will resign active")
  }

  func didEnterBackground() {
    dependencies.logger.log(.debug, "did enter background")
    saveState()
  }

  func willEnterForeground() {
    dependencies.logger.log(.debug, "will enter foreground")
  }

  func didReceiveMemoryWarning() {
    dependencies.logger.log(.warning, "memory warning")
    dependencies.images.removeAll()
  }

  // MARK: - Flows

  private func startSignIn(message: String?) {
    let coordinator = SignInCoordinator(window: window, signIn: dependencies.signIn, logger: dependencies.logger)
    coordinator.delegate = self
    signInCoordinator = coordinator
    coordinator.start(message: message)
  }

  private func startGuide(at state: SavedState) {
    let coordinator = GuideCoordinator(
      window: window, dependencies: dependencies.guideDependencies(favouriteChanges: favouriteChanges))
    coordinator.delegate = self
    guideCoordinator = coordinator
    coordinator.start(at: state)
  }

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began: break  // the sign-in coordinator reports that its flow has finished
    case .signedOut:
      guideCoordinator = nil
      startSignIn(message: nil)
    case .expired:
      saveState()
      guideCoordinator = nil
      startSignIn(message: Texts.sessionExpired)
    }
  }

  // MARK: - Navigation state

  /// Loads the saved navigation state; without one, or if it can't be read, the menu's.
  private func loadState() -> SavedState {
    do {
      return try dependencies.savedState.load() ?? SavedState()
    } catch {
      dependencies.logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  /// Saves the navigation state, if anybody is signed in.
  private func saveState() {
    guard let state = guideCoordinator?.state else { return }
    do {
      try dependencies.savedState.save(state)
    } catch {
      dependencies.logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }
}

// MARK: - SignInCoordinatorDelegate

extension AppCoordinator: SignInCoordinatorDelegate {
  func signInCoordinatorDidFinish() {
    signInCoordinator = nil
    let link = pendingLink
    pendingLink = nil
    startGuide(at: link.map { SavedState($0) } ?? loadState())
  }
}

// MARK: - GuideCoordinatorDelegate

extension AppCoordinator: GuideCoordinatorDelegate {
  func guideCoordinatorDidShowScreen() {
    saveState()
  }
}
