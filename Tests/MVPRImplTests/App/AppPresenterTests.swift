import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct AppPresenterTests {
  private let module = AppModule()
  private let atQuarters = SavedState(screens: [.quarters(order: .name)])
  private let withNote = SavedState(screens: [.quarters(order: .name)], note: NoteDraft(placeID: "torre", text: "Two"))

  private var presenter: AppPresenter { module.presenter }
  private var router: AppRouterDouble { module.router }
  private var savedState: SavedStateStoreDouble { module.savedState }

  private func launchAtQuarters() {
    module.launch(signedIn: true)
    router.savedState = atQuarters
    router.topScreen = "quarters"
    router.modalScreen = "note"
  }

  // MARK: - Launching

  @Test func withoutASessionItStartsWithTheSignInScreen() {
    savedState.loaded = atQuarters
    module.launch(signedIn: false)
    #expect(router.routes == [.signIn(message: nil)])
  }

  @Test func withASessionItStartsWhereTheUserWas() {
    savedState.loaded = withNote
    module.launch(signedIn: true)
    #expect(router.routes == [.guide(withNote)])
  }

  @Test func aSavedStateThatCantBeReadStartsAtTheMenu() {
    let store = MemoryStore(atQuarters)
    store.damage()
    module.session.user = .mark
    let presenter = module.makePresenter(session: module.session, savedState: store)
    presenter.didFinishLaunching()
    #expect(router.routes == [.guide(SavedState())])
    #expect(store.setAside == [atQuarters])
    #expect(module.logger.entries.map(\.level) == [.error])
    #expect(module.messages.first?.hasPrefix("Where the user was is not known: ") == true)
  }

  // MARK: - Session

  @Test func anExpiredSessionSavesWhereTheUserIsAndAsksToSignInAgain() {
    launchAtQuarters()
    module.end(.expired)
    #expect(savedState.saved == [atQuarters])
    #expect(router.routes.last == .signIn(message: "Your session has expired. Sign in again."))
  }

  @Test func anExpiredSessionSavesTheNoteToo() {
    launchAtQuarters()
    router.savedState = withNote
    module.end(.expired)
    #expect(savedState.saved == [withNote])
  }

  @Test func signingInAgainBringsBackTheScreensThatWereOpen() {
    launchAtQuarters()
    module.end(.expired)
    savedState.loaded = savedState.saved.last
    module.begin()
    #expect(router.routes.last == .guide(atQuarters))
  }

  @Test func signingOutForgetsWhereTheUserWas() {
    let store = MemoryStore(atQuarters)
    let session = Session(
      store: MemoryStore(StoredSession(user: .mark)), savedState: store, logger: module.logger)
    let presenter = module.makePresenter(
      session: session, savedState: store)
    presenter.didFinishLaunching()
    router.savedState = atQuarters
    session.signOut()
    #expect(store.value == nil)
    session.begin(.mark)
    #expect(router.routes == [.guide(atQuarters), .signIn(message: nil), .guide(SavedState())])
  }

  // MARK: - Navigation state

  @Test func everyTransitionIsSaved() {
    launchAtQuarters()
    presenter.didShowGuide(screen: "quarters")
    router.savedState = withNote
    presenter.modalDidAppear()
    router.savedState = atQuarters
    presenter.modalDidDisappear()
    #expect(savedState.saved == [atQuarters, withNote, atQuarters])
  }

  @Test(arguments: [true, false])
  func enteringTheBackgroundSavesWhereTheUserIs(hasNote: Bool) {
    launchAtQuarters()
    if hasNote { router.savedState = withNote }
    presenter.didEnterBackground()
    #expect(savedState.saved == [hasNote ? withNote : atQuarters])
  }

  @Test func nothingIsSavedWhileNobodyIsSignedIn() {
    module.launch(signedIn: false)
    router.savedState = atQuarters
    presenter.didEnterBackground()
    presenter.didShowSignIn(screen: "signIn")
    #expect(savedState.saved.isEmpty)
  }

  @Test func nothingIsSavedWhenTheGuideIsNotShown() {
    module.launch(signedIn: true)
    presenter.didEnterBackground()
    #expect(savedState.saved.isEmpty)
  }

  @Test(arguments: [Session.Event.expired, .signedOut])
  func aNoteThatGoesWithTheSessionLeadsBackToNoScreen(event: Session.Event) {
    launchAtQuarters()
    router.savedState = withNote
    module.end(event)
    router.savedState = atQuarters
    presenter.modalDidDisappear()
    #expect(savedState.saved == (event == .expired ? [withNote] : []))
    #expect(module.messages == [])
  }

  @Test func whatCantBeSavedIsReported() {
    launchAtQuarters()
    savedState.isBroken = true
    presenter.didEnterBackground()
    let message = "Where the user is was not saved: \(SavedStateStoreDouble.error)"
    #expect(module.logger.entries.last == LogEntry(level: .error, message: message))
  }

  @Test func whatCantBeLoadedStartsAtTheMenuAndIsReported() {
    savedState.loaded = atQuarters
    savedState.isBroken = true
    module.launch(signedIn: true)
    #expect(router.routes == [.guide(SavedState())])
    let message = "Where the user was is not known: \(SavedStateStoreDouble.error)"
    #expect(module.logger.entries == [LogEntry(level: .error, message: message)])
  }

  // MARK: - System

  @Test func aMemoryWarningEmptiesTheImageCache() {
    presenter.didReceiveMemoryWarning()
    #expect(module.images.emptiedCount == 1)
  }

  @Test func everySystemEventAndTransitionIsLogged() {
    module.launch(signedIn: true)
    router.topScreen = "place"
    router.modalScreen = "note"
    presenter.willResignActive()
    presenter.didEnterBackground()
    presenter.willEnterForeground()
    presenter.didReceiveMemoryWarning()
    presenter.didShowGuide(screen: "menu")
    presenter.modalDidAppear()
    presenter.modalDidDisappear()
    presenter.didShowSignIn(screen: "signIn")
    #expect(
      module.logger.entries == [
        LogEntry(level: .debug, message: "will resign active"),
        LogEntry(level: .debug, message: "did enter background"),
        LogEntry(level: .debug, message: "will enter foreground"),
        LogEntry(level: .warning, message: "memory warning"),
        LogEntry(level: .info, message: "transition: menu"),
        LogEntry(level: .info, message: "transition: note"),
        LogEntry(level: .info, message: "transition: place"),
        LogEntry(level: .info, message: "transition: signIn"),
      ])
  }
}
