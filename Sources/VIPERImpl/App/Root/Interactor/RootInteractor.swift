import SharedModel

/// Knows the session, where the user was, which links can be opened, and the log.
final class RootInteractor {
  weak var output: (any RootInteractorOutput)?  // the presenter, which owns this
  private let session: Session
  private let whereabouts: Whereabouts
  private let images: ImageCache
  private let logger: any Logger
  private var sessionObservation: Cancellable?

  init(session: Session, whereabouts: Whereabouts, images: ImageCache, logger: any Logger) {
    self.session = session
    self.whereabouts = whereabouts
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
    whereabouts.restore()
  }

  func state(forLink address: String) -> SavedState? {
    GuideLink(address)?.savedState
  }

  func save(_ state: SavedState) {
    whereabouts.save(state)
  }

  func emptyImageCache() {
    images.removeAll()
  }

  func record(_ event: RootEvent) {
    switch event {
    case .transition(let screen): logger.log(.info, "transition: \(screen)")
    case .willResignActive: logger.log(.debug, "will resign active")
    case .didEnterBackground: logger.log(.debug, "did enter background")
    case .willEnterForeground: logger.log(.debug, "will enter foreground")
    case .memoryWarning: logger.log(.warning, "memory warning")
    }
  }
}
