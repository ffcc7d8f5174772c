import SharedModel

/// Decides between signed out and signed in, keeps where the user is, and answers the system.
final class AppPresenter {
  private let session: any UserSession
  private let whereabouts: any WhereaboutsKeeping
  private let images: any ImageReleasing
  private let logger: any Logger
  private let router: any AppRouting
  private var sessionObservation: Cancellable?
  private var pendingLink: GuideLink?

  init(
    session: any UserSession, whereabouts: any WhereaboutsKeeping, images: any ImageReleasing, logger: any Logger,
    router: any AppRouting
  ) {
    self.session = session
    self.whereabouts = whereabouts
    self.images = images
    self.logger = logger
    self.router = router
  }

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      router.showGuide(pendingLink?.savedState ?? whereabouts.restore())
      pendingLink = nil
    case .signedOut:
      router.showSignIn(message: nil)
    case .expired:
      saveState()
      router.showSignIn(message: Texts.sessionExpired)
    }
  }

  private func saveState() {
    if let state = router.savedState { whereabouts.save(state) }
  }
}

// MARK: - AppPresenting

extension AppPresenter: AppPresenting {
  func didFinishLaunching() {
    sessionObservation = session.observe { [weak self] in self?.sessionDidChange($0) }
    if session.user == nil {
      router.showSignIn(message: nil)
    } else {
      router.showGuide(whereabouts.restore())
    }
  }

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

  func didReceive(link: String) {
    guard let link = GuideLink(link) else {
      return router.showAlert(title: Texts.linkRefused, button: Texts.ok)
    }
    if session.user == nil {
      pendingLink = link
    } else {
      router.replaceScreens(by: link.savedState)
    }
  }
}

// MARK: - TransitionObserving

extension AppPresenter: TransitionObserving {
  func didShowSignIn(screen: String) {
    logger.log(.info, "transition: \(screen)")
  }

  func didShowGuide(screen: String) {
    logger.log(.info, "transition: \(screen)")
    saveState()
  }
}
