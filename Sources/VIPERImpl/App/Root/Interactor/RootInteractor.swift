import SharedModel

/// Observes the session, saves and restores the navigation state, reads links and writes the log.
final class RootInteractor {
  weak var output: (any RootInteractorOutput)?  // the presenter, which owns this
  private let session: any UserSession
  private let savedState: any Store<SavedState>
  private let images: any ImageStorage
  private let logger: any Logger
  private var sessionObservation: Cancellable?

  init(session: any UserSession, savedState: any Store<SavedState>, images: any ImageStorage, logger: any Logger) {
    self.session = session
    self.savedState = savedState
    self.images = images
    self.logger = logger
  }

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began: break
    case .signedOut: output?.didSignOut()
    case .expired: output?.didExpireSession()
    }
  }
}

// MARK: - RootInteractorInput

extension RootInteractor: RootInteractorInput {
  var isSignedIn: Bool { session.user != nil }

  func observeSession() {
    sessionObservation = session.observe { [weak self] in self?.sessionDidChange($0) }
  }

  func obtainSavedState() -> SavedState {
    do {
      return try savedState.load() ?? SavedState()
    } catch {
      logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  func obtainLink(at address: String) -> GuideLink? {
    GuideLink(address)
  }

  func save(_ state: SavedState) {
    do {
      try savedState.save(state)
    } catch {
      logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }

  func emptyImageCache() {
    images.removeAll()
  }

  func log(_ level: LogLevel, _ message: String) {
    logger.log(level, message)
  }
}
