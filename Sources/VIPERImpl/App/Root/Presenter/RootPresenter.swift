import SharedModel

/// Decides what the window shows when the app starts, when a session begins or ends, and when a link is opened.
final class RootPresenter {
  private let interactor: any RootInteractorInput
  private let router: any RootRouterInput
  /// Where a link led to that was opened while nobody was signed in.
  private var pendingScreens: [SavedState.Screen]?

  init(interactor: any RootInteractorInput, router: any RootRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func openSignIn(message: String?) {
    router.openSignIn(message: message, output: self)
  }
}

// MARK: - RootModuleInput

extension RootPresenter: RootModuleInput {
  func launch() {
    interactor.observeSession()
    if interactor.isSignedIn {
      router.openGuide(at: interactor.restoredScreens())
    } else {
      openSignIn(message: nil)
    }
  }

  func openLink(_ address: String) {
    guard let screens = interactor.screens(forLink: address) else {
      return router.openAlert(title: Texts.linkRefused)
    }
    if interactor.isSignedIn {
      router.reopenGuide(at: screens)
    } else {
      pendingScreens = screens
    }
  }

  func willResignActive() {
    interactor.record(.willResignActive)
  }

  func didEnterBackground() {
    interactor.record(.didEnterBackground)
    if interactor.isSignedIn { interactor.save(router.openScreens) }
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
    if interactor.isSignedIn { interactor.save(router.openScreens) }
  }
}

// MARK: - RootInteractorOutput

extension RootPresenter: RootInteractorOutput {
  func didSignOut() {
    openSignIn(message: nil)
  }

  func didExpireSession() {
    interactor.save(router.openScreens)
    openSignIn(message: Texts.sessionExpired)
  }
}

// MARK: - SignInModuleOutput

extension RootPresenter: SignInModuleOutput {
  func signInModuleDidSignIn() {
    let screens = pendingScreens ?? interactor.restoredScreens()
    pendingScreens = nil
    router.openGuide(at: screens)
  }
}
