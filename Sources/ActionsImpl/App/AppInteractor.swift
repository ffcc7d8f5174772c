import SharedModel

/// Receives system events, follows the session, opens links, and saves the navigation state.
final class AppInteractor {
  weak var delegate: (any AppInteractorDelegate)?  // owns this

  private let session: Session
  private let favouriteChanges: FavouriteChanges
  private let savedState: any Store<SavedState>
  private let images: ImageCache
  private let logger: any Logger
  private var sessionObservation: Cancellable?
  /// The destination of a link that waits for sign-in.
  private var pendingState: SavedState?

  init(
    session: Session, favouriteChanges: FavouriteChanges, savedState: any Store<SavedState>, images: ImageCache,
    logger: any Logger
  ) {
    self.session = session
    self.favouriteChanges = favouriteChanges
    self.savedState = savedState
    self.images = images
    self.logger = logger
  }

  func start() {
    sessionObservation = session.observe { [weak self] in self?.sessionDidChange($0) }
    if session.user == nil { delegate?.interactorDidEndSession(notice: nil) } else { goOn() }
  }

  // MARK: - Session

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      let state = pendingState
      pendingState = nil
      if let state { delegate?.interactorDidBeginSession(at: state) } else { goOn() }
    case .signedOut:
      favouriteChanges.takeBack()
      delegate?.interactorDidEndSession(notice: nil)
    case .expired:
      favouriteChanges.takeBack()
      saveState()
      delegate?.interactorDidEndSession(notice: .sessionExpired)
    }
  }

  private func goOn() {
    RestoreStateAction(store: savedState, logger: logger).run { [delegate] in
      delegate?.interactorDidBeginSession(at: $0)
    }
  }

  // MARK: - Screens

  /// Logs the sign-in screen, which isn't part of the navigation state.
  func didShowSignIn(_ screen: String) {
    logger.log(.info, "transition: \(screen)")
  }

  private func saveState() {
    guard let state = delegate?.currentState else { return }
    SaveStateAction(state: state, store: savedState, logger: logger).run {}
  }

  // MARK: - System

  func willResignActive() {
    logger.log(.debug, "will resign active")
  }

  func didEnterBackground() {
    logger.log(.debug, "did enter background")
    if session.user != nil { saveState() }
  }

  func willEnterForeground() {
    logger.log(.debug, "will enter foreground")
  }

  func didReceiveMemoryWarning() {
    logger.log(.warning, "memory warning")
    images.removeAll()
  }

  func didOpen(_ address: String) {
    OpenLinkAction(address: address).run { [weak self] in self?.didOpenLink(to: $0) }
  }

  private func didOpenLink(to state: SavedState?) {
    guard let state else { delegate?.interactorDidRefuseLink(); return }
    if session.user == nil {
      pendingState = state
    } else {
      delegate?.interactorDidFollowLink(to: state)
    }
  }
}
