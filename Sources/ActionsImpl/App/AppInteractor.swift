import SharedModel

/// Receives system events, follows the session, opens links, and saves the navigation state.
final class AppInteractor {
  weak var delegate: (any AppInteractorDelegate)?  // owns this

  private let dependencies: AppDependencies
  private let setFavourite: SetFavouriteAction
  private let followSession: FollowSessionAction
  /// The destination of a link that waits for sign-in.
  private var pendingState: SavedState?

  init(dependencies: AppDependencies, setFavourite: SetFavouriteAction) {
    self.dependencies = dependencies
    self.setFavourite = setFavourite
    followSession = FollowSessionAction(session: dependencies.session)
  }

  func start() {
    followSession.run { [weak self] in self?.sessionDidChange($0) }
    if dependencies.session.user == nil { delegate?.interactorDidEndSession(notice: nil) } else { goOn() }
  }

  // MARK: - Session

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      let state = pendingState
      pendingState = nil
      if let state { delegate?.interactorDidBeginSession(at: state) } else { goOn() }
    case .signedOut:
      setFavourite.cancel()
      delegate?.interactorDidEndSession(notice: nil)
    case .expired:
      setFavourite.cancel()
      saveState()
      delegate?.interactorDidEndSession(notice: .sessionExpired)
    }
  }

  private func goOn() {
    RestoreStateAction(store: dependencies.savedState, logger: dependencies.logger).run { [delegate] in
      delegate?.interactorDidBeginSession(at: $0)
    }
  }

  // MARK: - Screens

  /// Logs the sign-in screen, which isn't part of the navigation state.
  func didShowSignIn(_ screen: String) {
    dependencies.logger.log(.info, "transition: \(screen)")
  }

  func didShow(_ screen: String, state: SavedState) {
    RecordTransitionAction(
      screen: screen, state: state, store: dependencies.savedState, logger: dependencies.logger
    ).run {}
  }

  private func saveState() {
    guard let state = delegate?.currentState else { return }
    SaveStateAction(state: state, store: dependencies.savedState, logger: dependencies.logger).run {}
  }

  // MARK: - System

  func willResignActive() {
    dependencies.logger.log(.debug, "will resign active")
  }

  func didEnterBackground() {
    dependencies.logger.log(.debug, "did enter background")
    if dependencies.session.user != nil { saveState() }
  }

  func willEnterForeground() {
    dependencies.logger.log(.debug, "will enter foreground")
  }

  func didReceiveMemoryWarning() {
    dependencies.logger.log(.warning, "memory warning")
    dependencies.images.removeAll()
  }

  func didOpen(_ address: String) {
    OpenLinkAction(address: address).run { [weak self] in self?.didOpenLink(to: $0) }
  }

  private func didOpenLink(to state: SavedState?) {
    guard let state else { delegate?.interactorDidRefuseLink(); return }
    if dependencies.session.user == nil {
      pendingState = state
    } else {
      delegate?.interactorDidFollowLink(to: state)
    }
  }
}
