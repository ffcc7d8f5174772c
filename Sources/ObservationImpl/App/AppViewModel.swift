import Observation
import SharedModel

/// Decides between the sign-in screen and the guide.
@Observable
final class AppViewModel {
  /// The content of the window.
  enum Destination {
    case signIn(SignInViewModel)
    case guide(GuideViewModel)
  }

  private(set) var destination: Destination

  private let dependencies: AppDependencies
  /// Outlives the guide, because the end of a session undoes unconfirmed changes.
  private let favouriteChanges: FavouriteChanges
  @ObservationIgnored private var sessionObservation: Cancellable?
  @ObservationIgnored private var pendingLink: GuideLink?

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    favouriteChanges = FavouriteChanges(
      favourites: dependencies.favourites, service: dependencies.favouriteService, session: dependencies.session)
    destination = .signIn(SignInViewModel(signIn: dependencies.signIn, message: nil))
    if dependencies.session.user != nil { showGuide(at: loadState()) }
    sessionObservation = dependencies.session.observe { [weak self] in self?.sessionDidChange($0) }
  }

  /// Opens the link's screens, if need be after signing in, or shows that the link leads nowhere.
  func open(_ address: String) {
    switch (destination, GuideLink(address)) {
    case (.signIn(let signIn), nil): signIn.say(Texts.linkRefused)
    case (.guide(let guide), nil): guide.sayInFront(Texts.linkRefused)
    case (.signIn, let link?): pendingLink = link
    case (.guide(let guide), let link?): guide.open(SavedState(link))
    }
  }

  /// The sign-in screen has come into sight.
  func didShowSignIn(_ name: String) {
    dependencies.logger.log(.info, "transition: \(name)")
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

  // MARK: - Session

  // snippet.session
  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      let link = pendingLink
      pendingLink = nil
      showGuide(at: link.map { SavedState($0) } ?? loadState())
    case .signedOut:
      showSignIn(message: nil)
    case .expired:
      saveState()
      showSignIn(message: Texts.sessionExpired)
    }
  }
  // snippet.end

  private func showSignIn(message: String?) {
    destination = .signIn(SignInViewModel(signIn: dependencies.signIn, message: message))
  }

  private func showGuide(at state: SavedState) {
    destination = .guide(GuideViewModel(at: state, app: dependencies, favouriteChanges: favouriteChanges))
  }

  // MARK: - Where the user is

  private func saveState() {
    if case .guide(let guide) = destination { guide.saveState() }
  }

  /// The saved navigation state; the menu if there is none.
  private func loadState() -> SavedState {
    do {
      return try dependencies.savedState.load() ?? SavedState()
    } catch {
      dependencies.logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }
}
