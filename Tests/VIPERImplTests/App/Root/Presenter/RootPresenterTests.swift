import SharedModel
import Testing

@testable import VIPERImpl

struct RootPresenterTests {
  private let interactor = RootInteractorDouble()
  private let router = RootRouterDouble()
  private let presenter: RootPresenter
  private let byName = SavedState(screens: [.quarters(order: .name)])
  private let byPriority = SavedState(screens: [.quarters(order: .priority)])

  init() {
    presenter = RootPresenter(interactor: interactor, router: router)
    interactor.statesByLink = ["link": byPriority, "other": byName]
  }

  // MARK: - Launch

  @Test("Launched without a session, it opens sign-in, without a message and wherever the user was")
  func launchedWithoutSession() {
    interactor.restored = byName
    presenter.launch()
    #expect(interactor.isObserving)
    #expect(router.calls == [.signIn(message: nil)])
    #expect(router.signInOutput === presenter)
  }

  @Test("Launched with a session, it opens the guide where the user was")
  func launchedWithSession() {
    interactor.isSignedIn = true
    interactor.restored = byName
    presenter.launch()
    #expect(interactor.isObserving)
    #expect(router.calls == [.guide(byName)])
  }

  // MARK: - Links

  @Test("A link that the app can't open is refused by an alert, signed in or not", arguments: [true, false])
  func refusedLink(isSignedIn: Bool) {
    interactor.isSignedIn = isSignedIn
    presenter.openLink("nowhere")
    #expect(router.calls == [.alert("This link can't be opened.")])
  }

  @Test("A link replaces the screens of the guide")
  func linkWhileSignedIn() {
    interactor.isSignedIn = true
    presenter.openLink("link")
    #expect(router.calls == [.guideAgain(byPriority)])
  }

  @Test("While a note has unsaved changes a link asks first, and is followed when they are discarded")
  func linkOverChanges() {
    interactor.isSignedIn = true
    router.hasUnsavedChanges = true
    presenter.openLink("link")
    #expect(router.calls == [.discardAlert])
    presenter.openLink("nowhere")
    #expect(router.calls.last == .alert("This link can't be opened."))
    router.discard?()
    #expect(router.calls.last == .guideAgain(byPriority))
  }

  @Test("While nobody is signed in a link waits, and goes before the place where the user was")
  func linkWaits() {
    interactor.restored = byName
    presenter.openLink("link")
    #expect(router.calls.isEmpty)
    presenter.signInModuleDidSignIn()
    #expect(router.calls == [.guide(byPriority)])
  }

  @Test("Of two links that wait the later one is opened; a refused one leaves the one that waits alone")
  func laterLinkWins() {
    presenter.openLink("link")
    presenter.openLink("other")
    presenter.openLink("nowhere")
    presenter.signInModuleDidSignIn()
    #expect(router.calls.last == .guide(byName))
  }

  @Test("A link that has waited is opened once")
  func pendingLinkIsForgotten() {
    presenter.openLink("link")
    presenter.signInModuleDidSignIn()
    presenter.signInModuleDidSignIn()
    #expect(router.calls == [.guide(byPriority), .guide(SavedState())])
  }

  // MARK: - Session

  @Test("After signing in, the guide opens where the user was")
  func signedIn() {
    interactor.restored = byName
    presenter.signInModuleDidSignIn()
    #expect(router.calls == [.guide(byName)])
  }

  @Test("Signing out opens sign-in without a message and saves nothing")
  func signedOut() {
    router.openState = byName
    presenter.didSignOut()
    #expect(router.calls == [.signIn(message: nil)])
    #expect(interactor.saved.isEmpty)
  }

  @Test("An expired session is told on the sign-in screen, after the place where the user was is saved")
  func expired() {
    router.openState = byName
    presenter.didExpireSession()
    #expect(router.calls == [.signIn(message: "Your session has expired. Sign in again.")])
    #expect(interactor.saved == [byName])
  }

  // MARK: - System events

  @Test("Each transition is recorded, and the place saved while somebody is signed in")
  func transition() {
    router.openState = byName
    presenter.didShowScreen(named: "signIn")
    #expect(interactor.saved.isEmpty)
    interactor.isSignedIn = true
    presenter.didShowScreen(named: "quarters")
    #expect(interactor.saved == [byName])
    #expect(interactor.events == [.transition(screen: "signIn"), .transition(screen: "quarters")])
  }

  @Test("The coming of a modal is a transition, and so is the coming back of the screen below it")
  func modal() {
    interactor.isSignedIn = true
    router.openState = byName
    presenter.modalModuleDidAppear(named: "note")
    #expect(interactor.saved == [byName] && interactor.events == [.transition(screen: "note")])
    router.openState = byPriority
    router.topScreenName = "place"
    presenter.modalModuleDidDisappear()
    #expect(interactor.saved == [byName, byPriority])
    #expect(interactor.events == [.transition(screen: "note"), .transition(screen: "place")])
  }

  @Test("A modal that goes with the session leads back to no screen")
  func modalWithSession() {
    router.topScreenName = "place"
    presenter.modalModuleDidDisappear()
    #expect(interactor.saved.isEmpty && interactor.events.isEmpty)
  }

  @Test("A modal that closes for a link leads back to no screen, also after a question", arguments: [true, false])
  func modalBeforeLink(isChanged: Bool) {
    interactor.isSignedIn = true
    router.topScreenName = "place"
    router.hasUnsavedChanges = isChanged
    router.didReopen = { [presenter] in presenter.modalModuleDidDisappear() }
    presenter.openLink("link")
    router.discard?()
    #expect(router.calls.last == .guideAgain(byPriority) && interactor.events.isEmpty)
    presenter.modalModuleDidDisappear()
    #expect(interactor.events == [.transition(screen: "place")])
  }

  @Test("In the background the place is saved, but not while nobody is signed in")
  func background() {
    router.openState = byName
    presenter.didEnterBackground()
    #expect(interactor.saved.isEmpty)
    interactor.isSignedIn = true
    presenter.didEnterBackground()
    #expect(interactor.saved == [byName])
    #expect(interactor.events == [.didEnterBackground, .didEnterBackground])
  }

  @Test("A memory warning is recorded and empties the image cache")
  func memoryWarning() {
    presenter.didReceiveMemoryWarning()
    #expect(interactor.events == [.memoryWarning])
    #expect(interactor.emptiedImageCaches == 1)
  }

  @Test("Leaving and coming back is recorded and changes nothing")
  func inactivity() {
    interactor.isSignedIn = true
    presenter.willResignActive()
    presenter.willEnterForeground()
    #expect(interactor.events == [.willResignActive, .willEnterForeground])
    #expect(interactor.saved.isEmpty && router.calls.isEmpty)
  }
}
