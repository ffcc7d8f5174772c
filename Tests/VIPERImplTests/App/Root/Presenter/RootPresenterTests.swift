import SharedModel
import Testing

@testable import VIPERImpl

struct RootPresenterTests {
  private let interactor = RootInteractorDouble()
  private let router = RootRouterDouble()
  private let view = RootViewDouble()
  private let presenter: RootPresenter
  private let byName = SavedState(screens: [.quarters(order: .name)])
  private let byPriority = SavedState(screens: [.quarters(order: .priority)])
  private let book = SavedState(screens: [.reference])

  init() {
    presenter = RootPresenter(interactor: interactor, router: router)
    presenter.view = view
    interactor.links = ["link": .quarters, "other": .reference]
  }

  // MARK: - Launch

  @Test("Without a session it starts with the sign-in screen")
  func launchedWithoutSession() {
    interactor.restored = byName
    presenter.launch()
    #expect(interactor.isObserving)
    #expect(router.calls == [.signIn(message: nil)])
    #expect(router.signInOutput === presenter)
  }

  @Test("With a session it starts where the user was")
  func launchedWithSession() {
    interactor.isSignedIn = true
    interactor.restored = byName
    presenter.launch()
    #expect(interactor.isObserving)
    #expect(router.calls == [.guide(byName)])
  }

  // MARK: - Links

  @Test("A link that can't be opened is told, and changes nothing", arguments: [true, false])
  func refusedLink(isSignedIn: Bool) {
    interactor.isSignedIn = isSignedIn
    presenter.openLink("nowhere")
    #expect(router.calls == [.alert("This link can't be opened.")])
    #expect(interactor.saved.isEmpty && interactor.events.isEmpty)
  }

  @Test("A link replaces the screens of the guide")
  func linkWhileSignedIn() {
    interactor.isSignedIn = true
    presenter.openLink("link")
    #expect(router.calls == [.guideAgain(byPriority)])
  }

  @Test("A changed note is asked about before a link is followed")
  func linkOverChanges() {
    interactor.isSignedIn = true
    view.modal = ModalModuleInputDouble(hasUnsavedChanges: true)
    presenter.openLink("link")
    #expect(router.calls == [.alert("Discard changes?")])
    presenter.openLink("nowhere")
    #expect(router.calls.last == .alert("This link can't be opened."))
    router.confirmAlert?()
    #expect(router.calls.last == .guideAgain(byPriority))
  }

  @Test("A link that has waited goes before the place where the user was")
  func linkWaits() {
    interactor.restored = byName
    presenter.openLink("link")
    #expect(router.calls.isEmpty)
    presenter.signInModuleDidSignIn()
    #expect(router.calls == [.guide(byPriority)])
  }

  @Test("A link waits for sign-in, and a later one takes its place")
  func laterLinkWins() {
    presenter.openLink("link")
    presenter.openLink("other")
    presenter.openLink("nowhere")
    #expect(router.calls == [.alert("This link can't be opened.")])
    presenter.signInModuleDidSignIn()
    #expect(router.calls.last == .guide(book))
  }

  @Test("A link that has waited is opened once")
  func pendingLinkIsForgotten() {
    presenter.openLink("link")
    presenter.signInModuleDidSignIn()
    presenter.signInModuleDidSignIn()
    #expect(router.calls == [.guide(byPriority), .guide(SavedState())])
  }

  @Test(
    "A link builds the stack above the menu",
    arguments: [
      (GuideLink.places, []), (.place(id: "maat"), [SavedState.Screen.place(id: "maat")]),
      (.note(placeID: "maat"), [.place(id: "maat")]),
    ])
  func placesLinks(link: GuideLink, screens: [SavedState.Screen]) {
    let all = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
    var state = SavedState(screens: [all] + screens)
    if case .note = link { state.note = NoteDraft(placeID: "maat") }
    interactor.isSignedIn = true
    interactor.links["link"] = link
    presenter.openLink("link")
    #expect(router.calls == [.guideAgain(state)])
  }

  @Test("A link to an article leads to it over the reference book")
  func articleLink() {
    interactor.isSignedIn = true
    interactor.links["link"] = .article(id: "trams")
    presenter.openLink("link")
    presenter.openLink("other")
    #expect(
      router.calls == [.guideAgain(SavedState(screens: [.reference, .article(id: "trams")])), .guideAgain(book)])
  }

  // MARK: - Session

  @Test("Signing in again brings back the screens that were open")
  func signedIn() {
    interactor.restored = byName
    presenter.signInModuleDidSignIn()
    #expect(router.calls == [.guide(byName)])
  }

  @Test("Signing out opens sign-in without a message and saves nothing")
  func signedOut() {
    view.screens = byName.screens
    presenter.didSignOut()
    #expect(router.calls == [.signIn(message: nil)])
    #expect(interactor.saved.isEmpty)
  }

  @Test("An expired session saves the navigation state, and asks to sign in again")
  func expired() {
    view.screens = byName.screens
    presenter.didExpireSession()
    #expect(router.calls == [.signIn(message: "Your session has expired. Sign in again.")])
    #expect(interactor.saved == [byName])
  }

  // MARK: - System events

  @Test("Every transition is saved")
  func transition() {
    view.screens = byName.screens
    presenter.didShowScreen(named: "signIn")
    #expect(interactor.saved.isEmpty)
    interactor.isSignedIn = true
    presenter.didShowScreen(named: "quarters")
    #expect(interactor.saved == [byName])
    #expect(interactor.events == [.transition("signIn"), .transition("quarters")])
  }

  @Test("The coming of a modal is a transition, and so is the coming back of the screen below it")
  func modal() {
    interactor.isSignedIn = true
    view.screens = byName.screens
    view.modalScreenName = "note"
    presenter.modalModuleDidAppear()
    #expect(interactor.saved == [byName] && interactor.events == [.transition("note")])
    view.screens = byPriority.screens
    view.topScreenName = "place"
    presenter.modalModuleDidDisappear()
    #expect(interactor.saved == [byName, byPriority])
    #expect(interactor.events == [.transition("note"), .transition("place")])
  }

  @Test("A modal that goes with the session leads back to no screen")
  func modalWithSession() {
    view.topScreenName = "place"
    presenter.modalModuleDidDisappear()
    #expect(interactor.saved.isEmpty && interactor.events.isEmpty)
  }

  @Test("A modal that closes for a link leads back to no screen, also after a question", arguments: [true, false])
  func modalBeforeLink(isChanged: Bool) {
    interactor.isSignedIn = true
    view.topScreenName = "place"
    view.modal = ModalModuleInputDouble(hasUnsavedChanges: isChanged)
    router.didReopen = { [presenter] in presenter.modalModuleDidDisappear() }
    presenter.openLink("link")
    router.confirmAlert?()
    #expect(router.calls.last == .guideAgain(byPriority) && interactor.events.isEmpty)
    presenter.modalModuleDidDisappear()
    #expect(interactor.events == [.transition("place")])
  }

  @Test("The note over the screens is part of the navigation state")
  func openNote() {
    interactor.isSignedIn = true
    view.screens = byName.screens
    view.modal = ModalModuleInputDouble(draft: NoteDraft(placeID: "maat", text: "x"))
    presenter.didEnterBackground()
    #expect(interactor.saved == [SavedState(screens: byName.screens, note: NoteDraft(placeID: "maat", text: "x"))])
  }

  @Test("Entering the background saves the navigation state")
  func background() {
    view.screens = byName.screens
    presenter.didEnterBackground()
    #expect(interactor.saved.isEmpty)
    interactor.isSignedIn = true
    presenter.didEnterBackground()
    #expect(interactor.saved == [byName])
    #expect(interactor.events == [.background, .background])
  }

  @Test("A memory warning empties the image cache")
  func memoryWarning() {
    presenter.didReceiveMemoryWarning()
    #expect(interactor.events == [LogEntry(level: .warning, message: "memory warning")])
    #expect(interactor.emptiedImageCaches == 1)
  }

  @Test("Leaving and coming back is recorded and changes nothing")
  func inactivity() {
    interactor.isSignedIn = true
    presenter.willResignActive()
    presenter.willEnterForeground()
    #expect(
      interactor.events == [
        LogEntry(level: .debug, message: "will resign active"),
        LogEntry(level: .debug, message: "will enter foreground"),
      ])
    #expect(interactor.saved.isEmpty && router.calls.isEmpty)
  }
}

extension LogEntry {
  fileprivate static let background = LogEntry(level: .debug, message: "did enter background")

  fileprivate static func transition(_ screen: String) -> LogEntry {
    LogEntry(level: .info, message: "transition: \(screen)")
  }
}
