import SharedModel
import Testing

@testable import MVPRImpl

struct AppPresenterTests {
  private let mark = User(username: "mark", displayName: "Mark")
  private let atQuarters = SavedState(screens: [.quarters(order: .name)])
  private let linkState = SavedState(screens: [.quarters(order: .priority)])
  private let withNote = SavedState(screens: [.quarters(order: .name)], note: NoteDraft(placeID: "se", text: "Two"))
  private let session = UserSessionDouble()
  private let whereabouts = WhereaboutsDouble()
  private let notes = NoteWatchDouble()
  private let images = ImagesDouble()
  private let logger = MemoryLogger(minimum: .debug)
  private let router = AppRouterDouble()
  private let presenter: AppPresenter

  init() {
    presenter = AppPresenter(
      session: session, whereabouts: whereabouts, notes: notes, images: images, logger: logger, router: router)
  }

  private func launch(signedIn: Bool) {
    session.user = signedIn ? mark : nil
    presenter.didFinishLaunching()
  }

  private func end(_ event: Session.Event) {
    session.user = nil
    session.observers.notify(event)
  }

  private func begin() {
    session.user = mark
    session.observers.notify(.began(mark))
  }

  // MARK: - Links

  @Test(
    arguments: [true, false],
    ["guide://places/maat/notes", "guide://nowhere", "guide://quarters/", "https://example.org", ""])
  func anyOtherLinkIsRefusedAndChangesNothing(signedIn: Bool, link: String) {
    launch(signedIn: signedIn)
    presenter.didReceive(link: link)
    #expect(router.routes.count == 2)
    #expect(router.routes.last == .alert(title: "This link can't be opened.", button: "OK"))
  }

  @Test func aRefusedLinkDoesNotTakeThePlaceOfOneThatWaits() {
    launch(signedIn: false)
    presenter.didReceive(link: "guide://quarters")
    presenter.didReceive(link: "guide://nowhere")
    begin()
    #expect(router.routes.last == .guide(linkState))
  }

  @Test func aLinkWaitsForSignInAndWinsOverWhereTheUserWas() {
    whereabouts.restored = atQuarters
    launch(signedIn: false)
    presenter.didReceive(link: "guide://quarters")
    #expect(router.routes == [.signIn(message: nil)])
    begin()
    #expect(router.routes.last == .guide(linkState))
  }

  @Test func aLinkIsFollowedOnce() {
    launch(signedIn: false)
    presenter.didReceive(link: "guide://quarters")
    begin()
    end(.signedOut)
    begin()
    #expect(router.routes.last == .guide(SavedState()))
  }

  @Test(arguments: [
    ("guide://places", [SavedState.Screen.places(quarterID: nil, title: "Places", query: "")]),
    ("guide://reference", [.reference]), ("guide://reference/hills", [.reference, .article(id: "hills")]),
  ])
  func aLinkLeadsToEachScreenThatIsBuilt(link: String, screens: [SavedState.Screen]) {
    launch(signedIn: true)
    presenter.didReceive(link: link)
    #expect(router.routes.last == .replaced(SavedState(screens: screens)))
  }

  @Test func aLinkIsFollowedAtOnceWhenSignedIn() {
    launch(signedIn: true)
    presenter.didReceive(link: "guide://quarters")
    #expect(router.routes.last == .replaced(linkState))
  }

  @Test func aLinkAsksBeforeAnUnsavedNoteIsLost() {
    launch(signedIn: true)
    notes.openNote = DraftDouble(isUnsaved: true)
    presenter.didReceive(link: "guide://quarters")
    #expect(router.routes.last == .question(title: "Discard changes?", agree: "Discard", refuse: "Keep editing"))
    router.agree()
    #expect(router.routes.last == .replaced(linkState))
  }

  @Test func aLinkIsFollowedAtOnceOverANoteThatLosesNothing() {
    launch(signedIn: true)
    notes.openNote = DraftDouble(isUnsaved: false)
    presenter.didReceive(link: "guide://quarters")
    #expect(router.routes.last == .replaced(linkState))
  }

  @Test func aNoteThatALinkClosesBringsNothingBack() {
    launch(signedIn: true)
    router.savedState = atQuarters
    router.topScreen = "place"
    notes.openNote = DraftDouble(isUnsaved: false)
    router.didCloseWhatLiesOver = { [notes] in
      notes.openNote = nil
      notes.observers.notify()
    }
    presenter.didReceive(link: "guide://quarters")
    #expect(router.closedCount == 1)
    #expect(router.routes.last == .replaced(linkState))
    #expect(whereabouts.saved.isEmpty)
    #expect(logger.entries.isEmpty)
    notes.openNote = DraftDouble(isUnsaved: false)
    notes.observers.notify()
    #expect(logger.entries.map(\.message) == ["transition: note"])
  }

  @Test func aRefusedLinkAsksNothing() {
    launch(signedIn: true)
    notes.openNote = DraftDouble(isUnsaved: true)
    presenter.didReceive(link: "guide://nowhere")
    #expect(router.routes.last == .alert(title: "This link can't be opened.", button: "OK"))
  }

  @Test func aLinkToANoteLeadsToItsPlaceAndTheNote() {
    launch(signedIn: true)
    presenter.didReceive(link: "guide://places/se/note")
    let screens: [SavedState.Screen] = [.places(quarterID: nil, title: "Places", query: ""), .place(id: "se")]
    #expect(router.routes.last == .replaced(SavedState(screens: screens, note: NoteDraft(placeID: "se"))))
  }

  // MARK: - Session

  @Test func expirySavesWhereTheUserIsBeforeSignInReplacesIt() {
    launch(signedIn: true)
    router.savedState = atQuarters
    end(.expired)
    #expect(whereabouts.saved == [atQuarters])
    #expect(router.routes.last == .signIn(message: "Your session has expired. Sign in again."))
  }

  @Test func signingOutSavesNothingAndSaysNothing() {
    launch(signedIn: true)
    router.savedState = atQuarters
    end(.signedOut)
    #expect(whereabouts.saved.isEmpty)
    #expect(router.routes.last == .signIn(message: nil))
  }

  @Test func signingInGoesOnWhereTheUserWas() {
    launch(signedIn: false)
    whereabouts.restored = atQuarters
    begin()
    #expect(router.routes == [.signIn(message: nil), .guide(atQuarters)])
  }

  @Test func launchedWithASessionItShowsWhereTheUserWas() {
    whereabouts.restored = atQuarters
    launch(signedIn: true)
    #expect(router.routes == [.guide(atQuarters)])
  }

  // MARK: - Where the user is

  @Test func nothingIsSavedWhileNobodyIsSignedIn() {
    launch(signedIn: false)
    router.savedState = atQuarters
    presenter.didEnterBackground()
    presenter.didShowSignIn(screen: "signIn")
    #expect(whereabouts.saved.isEmpty)
  }

  @Test func nothingIsSavedWhenTheGuideIsNotShown() {
    launch(signedIn: true)
    presenter.didEnterBackground()
    #expect(whereabouts.saved.isEmpty)
  }

  @Test func theNoteIsSavedWhenItHasComeAndWhenItHasGone() {
    launch(signedIn: true)
    router.savedState = atQuarters
    router.topScreen = "place"
    notes.openNote = DraftDouble(isUnsaved: true)
    notes.observers.notify()
    notes.openNote = nil
    notes.observers.notify()
    #expect(whereabouts.saved == [withNote, atQuarters])
    #expect(logger.entries.map(\.message) == ["transition: note", "transition: place"])
  }

  @Test func theNoteIsSavedInTheBackgroundAndWhenTheSessionExpires() {
    launch(signedIn: true)
    router.savedState = atQuarters
    notes.openNote = DraftDouble(isUnsaved: true)
    presenter.didEnterBackground()
    end(.expired)
    #expect(whereabouts.saved == [withNote, withNote])
  }

  @Test func aNoteThatGoesWithTheSessionSavesNothing() {
    launch(signedIn: true)
    router.savedState = atQuarters
    session.user = nil
    notes.observers.notify()
    #expect(whereabouts.saved.isEmpty)
    #expect(logger.entries.isEmpty)
  }

  @Test func whereTheUserIsIsSavedInTheBackground() {
    launch(signedIn: true)
    router.savedState = atQuarters
    presenter.didEnterBackground()
    #expect(whereabouts.saved == [atQuarters])
  }

  @Test func whereTheUserIsIsSavedAfterEachTransition() {
    launch(signedIn: true)
    router.savedState = atQuarters
    presenter.didShowGuide(screen: "quarters")
    #expect(whereabouts.saved == [atQuarters])
  }

  // MARK: - System

  @Test func aMemoryWarningEmptiesTheImageCache() {
    presenter.didReceiveMemoryWarning()
    #expect(images.emptiedCount == 1)
  }

  @Test func everySystemEventAndTransitionIsLogged() {
    launch(signedIn: true)
    presenter.willResignActive()
    presenter.didEnterBackground()
    presenter.willEnterForeground()
    presenter.didReceiveMemoryWarning()
    presenter.didShowGuide(screen: "menu")
    presenter.didShowSignIn(screen: "signIn")
    #expect(
      logger.entries == [
        LogEntry(level: .debug, message: "will resign active"),
        LogEntry(level: .debug, message: "did enter background"),
        LogEntry(level: .debug, message: "will enter foreground"),
        LogEntry(level: .warning, message: "memory warning"),
        LogEntry(level: .info, message: "transition: menu"),
        LogEntry(level: .info, message: "transition: signIn"),
      ])
  }
}
