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
    guard let state = interactor.state(forLink: address) else {
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
    interactor.record(.willResignActive)
  }

  func didEnterBackground() {
    interactor.record(.didEnterBackground)
    saveState()
  }

  func willEnterForeground() {
    interactor.record(.willEnterForeground)
  }

  func didReceiveMemoryWarning() {
    interactor.record(.memoryWarning)
    interactor.emptyImageCache()
  }
}

// MARK: - RootViewOutput

extension RootPresenter: RootViewOutput {
  func didShowScreen(named name: String) {
    interactor.record(.transition(screen: name))
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
