import SharedModel

/// Decides between signed out and signed in, keeps where the user is, and answers the system.
final class AppPresenter {
  private let session: any UserSession
  private let whereabouts: any WhereaboutsKeeping
  private let notes: any NoteWatching
  private let images: any ImageReleasing
  private let logger: any Logger
  private let router: any AppRouting
  private var sessionObservation: Cancellable?
  private var noteObservation: Cancellable?
  private var pendingLink: GuideLink?

  init(
    session: any UserSession, whereabouts: any WhereaboutsKeeping, notes: any NoteWatching,
    images: any ImageReleasing, logger: any Logger, router: any AppRouting
  ) {
    self.session = session
    self.whereabouts = whereabouts
    self.notes = notes
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

  private func observeNotes() {
    noteObservation = notes.observe { [weak self] in self?.noteDidComeOrGo() }
  }

  private func noteDidComeOrGo() {
    // With the session the note goes as well, when it is saved already.
    guard session.user != nil else { return }
    let screen = notes.openNote == nil ? router.topScreen : "note"
    if let screen { logger.log(.info, "transition: \(screen)") }
    saveState()
  }

  private func saveState() {
    guard var state = router.savedState else { return }
    state.note = notes.openNote?.draft
    whereabouts.save(state)
  }

  private func follow(_ link: GuideLink) {
    // The screen beneath a note that goes now does not come back: it is replaced.
    noteObservation = nil
    router.closeWhatLiesOver()
    observeNotes()
    router.replaceScreens(by: link.savedState)
  }
}

// MARK: - AppPresenting

extension AppPresenter: AppPresenting {
  func didFinishLaunching() {
    sessionObservation = session.observe { [weak self] in self?.sessionDidChange($0) }
    observeNotes()
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
    } else if notes.openNote?.isUnsaved == true {
      router.ask(title: Texts.discardChanges, agree: Texts.discard, refuse: Texts.keepEditing) { [weak self] in
        self?.follow(link)
      }
    } else {
      follow(link)
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
