import SharedModel

/// Knows the session, where the user was, which links can be opened, and the log.
final class RootInteractor {
  weak var output: (any RootInteractorOutput)?  // the presenter, which owns this
  private let session: Session
  private let savedState: any Store<SavedState>
  private let images: ImageCache
  private let logger: any Logger
  private var sessionObservation: Cancellable?

  init(session: Session, savedState: any Store<SavedState>, images: ImageCache, logger: any Logger) {
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

  func restoredState() -> SavedState {
    do {
      return try savedState.load() ?? SavedState()
    } catch {
      logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  func link(at address: String) -> GuideLink? {
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
