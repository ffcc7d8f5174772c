import SharedModel

/// Decides what the window shows when the app starts, when a session begins or ends, and when a link is opened.
final class RootPresenter {
  private let interactor: any RootInteractorInput
  private let router: any RootRouterInput
  /// Where a link led to that was opened while nobody was signed in.
  private var pendingState: SavedState?
  /// Whether what is open is being replaced: a modal that closes meanwhile leads back to no screen.
  private var isReopeningGuide = false

  init(interactor: any RootInteractorInput, router: any RootRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func openSignIn(message: String?) {
    router.openSignIn(message: message, output: self)
  }

  private func reopenGuide(at state: SavedState) {
    isReopeningGuide = true
    router.reopenGuide(at: state)
    isReopeningGuide = false
  }

  /// The screens above the menu that a link leads to, and the note if it leads to one.
  private func state(for link: GuideLink) -> SavedState {
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

  private func saveState() {
    if interactor.isSignedIn { interactor.save(router.openState) }
  }
}

// MARK: - RootModuleInput

extension RootPresenter: RootModuleInput {
  func launch() {
    interactor.observeSession()
    if interactor.isSignedIn {
      router.openGuide(at: interactor.restoredState())
    } else {
      openSignIn(message: nil)
    }
  }

  func openLink(_ address: String) {
    guard let state = interactor.link(at: address).map(state(for:)) else {
      return router.openAlert(title: Texts.linkRefused)
    }
    if !interactor.isSignedIn {
      pendingState = state
    } else if router.hasUnsavedChanges {
      router.openDiscardAlert { [weak self] in self?.reopenGuide(at: state) }
    } else {
      reopenGuide(at: state)
    }
  }

  func willResignActive() {
    interactor.log(.debug, "will resign active")
  }

  func didEnterBackground() {
    interactor.log(.debug, "did enter background")
    saveState()
  }

  func willEnterForeground() {
    interactor.log(.debug, "will enter foreground")
  }

  func didReceiveMemoryWarning() {
    interactor.log(.warning, "memory warning")
    interactor.emptyImageCache()
  }
}

// MARK: - RootViewOutput

extension RootPresenter: RootViewOutput {
  func didShowScreen(named name: String) {
    interactor.log(.info, "transition: \(name)")
    saveState()
  }
}

// MARK: - ModalModuleOutput

extension RootPresenter: ModalModuleOutput {
  func modalModuleDidAppear(named name: String) {
    didShowScreen(named: name)
  }

  func modalModuleDidDisappear() {
    guard interactor.isSignedIn, !isReopeningGuide, let name = router.topScreenName else { return }
    didShowScreen(named: name)
  }
}

// MARK: - RootInteractorOutput

extension RootPresenter: RootInteractorOutput {
  func didSignOut() {
    openSignIn(message: nil)
  }

  func didExpireSession() {
    interactor.save(router.openState)
    openSignIn(message: Texts.sessionExpired)
  }
}

// MARK: - SignInModuleOutput

extension RootPresenter: SignInModuleOutput {
  func signInModuleDidSignIn() {
    let state = pendingState ?? interactor.restoredState()
    pendingState = nil
    router.openGuide(at: state)
  }
}
