import SharedModel

/// Decides what the window shows when the app starts, when a session begins or ends, and when a link is opened.
final class RootPresenter {
  weak var view: (any RootViewInput)?  // it owns this
  private let interactor: any RootInteractorInput
  private let router: any RootRouterInput
  /// The destination of a link that was opened while signed out.
  private var pendingState: SavedState?
  /// Whether the open screens are being replaced, so that a modal that closes now isn't recorded as back navigation.
  private var isReopeningGuide = false

  init(interactor: any RootInteractorInput, router: any RootRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func openSignIn(message: String?) {
    router.openSignIn(message: message, output: self)
  }

  private func openGuideAgain(at state: SavedState) {
    isReopeningGuide = true
    router.openGuideAgain(at: state)
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

  /// The screens above the menu and the note over them, in the form that is saved.
  private var openState: SavedState {
    let modules = view?.obtainStackedModules() ?? []
    return SavedState(
      screens: modules.map { $0.obtainSavedScreen() }, note: view?.obtainModalModule()?.obtainDraft())
  }

  private func saveState() {
    if interactor.isSignedIn { interactor.save(openState) }
  }
}

// MARK: - RootModuleInput

extension RootPresenter: RootModuleInput {
  func launch() {
    interactor.observeSession()
    if interactor.isSignedIn {
      router.openGuide(at: interactor.obtainSavedState())
    } else {
      openSignIn(message: nil)
    }
  }

  func openLink(_ address: String) {
    guard let state = interactor.obtainLink(at: address).map(state(for:)) else {
      return router.openAlert(.notice(Texts.linkRefused))
    }
    if !interactor.isSignedIn {
      pendingState = state
    } else if view?.obtainModalModule()?.hasUnsavedChanges == true {
      router.openAlert(.discardChanges, for: .openGuide(state), output: self)
    } else {
      openGuideAgain(at: state)
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
  func modalModuleDidAppear() {
    if let name = view?.obtainModalScreenName() { didShowScreen(named: name) }
  }

  func modalModuleDidDisappear() {
    guard interactor.isSignedIn, !isReopeningGuide, let name = view?.obtainTopScreenName() else { return }
    didShowScreen(named: name)
  }
}

// MARK: - AlertOutput

extension RootPresenter: AlertOutput {
  func didConfirmAlert(_ outcome: AlertOutcome) {
    if case .openGuide(let state) = outcome { openGuideAgain(at: state) }
  }
}

// MARK: - RootInteractorOutput

extension RootPresenter: RootInteractorOutput {
  func didSignOut() {
    openSignIn(message: nil)
  }

  func didExpireSession() {
    interactor.save(openState)
    openSignIn(message: Texts.sessionExpired)
  }
}

// MARK: - SignInModuleOutput

extension RootPresenter: SignInModuleOutput {
  func signInModuleDidSignIn() {
    let state = pendingState ?? interactor.obtainSavedState()
    pendingState = nil
    router.openGuide(at: state)
  }
}
