import SharedModel

/// Decides between signed out and signed in, saves the navigation state, and reacts to system events.
final class AppPresenter {
  private let session: any UserSession
  private let savedState: any Store<SavedState>
  private let notes: any NoteTracking
  private let images: any ImageReleasing
  private let logger: any Logger
  private let router: any AppRouting
  private var sessionObservation: Cancellable?
  private var noteObservation: Cancellable?
  private var pendingLink: GuideLink?

  init(
    session: any UserSession, savedState: any Store<SavedState>, notes: any NoteTracking,
    images: any ImageReleasing, logger: any Logger, router: any AppRouting
  ) {
    self.session = session
    self.savedState = savedState
    self.notes = notes
    self.images = images
    self.logger = logger
    self.router = router
  }

  // MARK: - Session

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      router.showGuide(pendingLink.map(destination) ?? restoreState())
      pendingLink = nil
    case .signedOut:
      showSignIn(message: nil)
    case .expired:
      saveState()
      showSignIn(message: Texts.sessionExpired)
    }
  }

  private func showSignIn(message: String?) {
    notes.forgetNote()
    router.showSignIn(message: message)
  }

  // MARK: - Navigation state

  private func noteDidComeOrGo() {
    if let screen = notes.openNote == nil ? router.topScreen : router.modalScreen { didShowGuide(screen: screen) }
  }

  /// The navigation state as last saved, or the menu if none can be loaded.
  private func restoreState() -> SavedState {
    do {
      return try savedState.load() ?? SavedState()
    } catch {
      logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  private func saveState() {
    guard var state = router.savedState else { return }
    state.note = notes.openNote?.draft
    do {
      try savedState.save(state)
    } catch {
      logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }

  // MARK: - Links

  private func follow(_ link: GuideLink) {
    notes.forgetNote()
    router.dismissPresented()
    router.replaceScreens(by: destination(of: link))
  }

  /// The stack above the menu that a link opens, from bottom to top, with the note if it opens one.
  private func destination(of link: GuideLink) -> SavedState {
    let allPlaces = SavedState.Screen.places(quarterID: nil, title: Texts.places, query: "")
    return switch link {
    case .quarters: SavedState(screens: [.quarters(order: .priority)])
    case .places: SavedState(screens: [allPlaces])
    case .place(let id): SavedState(screens: [allPlaces, .place(id: id)])
    case .note(let id): SavedState(screens: [allPlaces, .place(id: id)], note: NoteDraft(placeID: id))
    case .reference: SavedState(screens: [.reference])
    case .article(let id): SavedState(screens: [.reference, .article(id: id)])
    }
  }
}

// MARK: - AppPresenting

extension AppPresenter: AppPresenting {
  func didFinishLaunching() {
    sessionObservation = session.observe { [weak self] in self?.sessionDidChange($0) }
    noteObservation = notes.observe { [weak self] in self?.noteDidComeOrGo() }
    if session.user == nil {
      router.showSignIn(message: nil)
    } else {
      router.showGuide(restoreState())
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
