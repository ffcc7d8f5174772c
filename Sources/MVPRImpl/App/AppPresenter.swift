import SharedModel

/// Decides between signed out and signed in, saves the navigation state, and reacts to system events.
final class AppPresenter {
  private let session: any UserSession
  private let savedState: any Store<SavedState>
  private let images: any ImageStorage
  private let logger: any Logger
  private let router: any AppRouting
  private var sessionObservation: Cancellable?
  private var pendingLink: GuideLink?
  /// Whether the guide's screens are being replaced, so that a modal that closes now leads back to none of them.
  private var isReplacingScreens = false

  init(
    session: any UserSession, savedState: any Store<SavedState>, images: any ImageStorage, logger: any Logger,
    router: any AppRouting
  ) {
    self.session = session
    self.savedState = savedState
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
      router.showSignIn(message: nil)
    case .expired:
      saveState()
      router.showSignIn(message: Texts.sessionExpired)
    }
  }

  // MARK: - Navigation state

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
    guard let state = router.savedState else { return }
    do {
      try savedState.save(state)
    } catch {
      logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }

  // MARK: - Links

  private func follow(_ link: GuideLink) {
    isReplacingScreens = true
    router.replaceScreens(by: destination(of: link))
    isReplacingScreens = false
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
    } else if router.hasUnsavedChanges {
      router.ask(title: Texts.discardChanges, agree: Texts.discard, refuse: Texts.keepEditing) { [weak self] in
        self?.follow(link)
      }
    } else {
      follow(link)
    }
  }
}

// MARK: - TransitionObserver

extension AppPresenter: TransitionObserver {
  func didShowSignIn(screen: String) {
    logger.log(.info, "transition: \(screen)")
  }

  func didShowGuide(screen: String) {
    logger.log(.info, "transition: \(screen)")
    saveState()
  }
}

// MARK: - ModalObserver

extension AppPresenter: ModalObserver {
  func modalDidAppear() {
    if let screen = router.modalScreen { didShowGuide(screen: screen) }
  }

  func modalDidDisappear() {
    guard session.user != nil, !isReplacingScreens, let screen = router.topScreen else { return }
    didShowGuide(screen: screen)
  }
}
