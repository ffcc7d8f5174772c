import SharedModel
import Testing

@testable import MVPRImpl

struct AppPresenterTests {
  private let module = AppModule()
  private let atQuarters = SavedState(screens: [.quarters(order: .name)])
  private let withNote = SavedState(screens: [.quarters(order: .name)], note: NoteDraft(placeID: "se", text: "Two"))

  private var presenter: AppPresenter { module.presenter }
  private var router: AppRouterDouble { module.router }
  private var whereabouts: WhereaboutsDouble { module.whereabouts }

  private func launchAtQuarters() {
    module.launch(signedIn: true)
    router.savedState = atQuarters
  }

  // MARK: - Launching

  @Test func withoutASessionItStartsWithTheSignInScreen() {
    whereabouts.restored = atQuarters
    module.launch(signedIn: false)
    #expect(router.routes == [.signIn(message: nil)])
  }

  @Test func withASessionItStartsWhereTheUserWas() {
    whereabouts.restored = withNote
    module.launch(signedIn: true)
    #expect(router.routes == [.guide(withNote)])
  }

  @Test func aSavedStateThatCantBeReadStartsAtTheMenu() {
    let store = MemoryStore(atQuarters)
    store.damage()
    module.session.user = module.mark
    let presenter = module.makePresenter(
      session: module.session, whereabouts: Whereabouts(store: store, logger: module.logger))
    presenter.didFinishLaunching()
    #expect(router.routes == [.guide(SavedState())])
    #expect(module.logger.entries.map(\.level) == [.error])
  }

  // MARK: - Session

  @Test func anExpiredSessionSavesWhereTheUserIsAndAsksToSignInAgain() {
    launchAtQuarters()
    module.end(.expired)
    #expect(whereabouts.saved == [atQuarters])
    #expect(router.routes.last == .signIn(message: "Your session has expired. Sign in again."))
  }

  @Test func anExpiredSessionSavesTheNoteToo() {
    launchAtQuarters()
    module.notes.openNote = DraftDouble(isUnsaved: true)
    module.end(.expired)
    #expect(whereabouts.saved == [withNote])
  }

  @Test func signingInAgainBringsBackTheScreensThatWereOpen() throws {
    launchAtQuarters()
    module.end(.expired)
    whereabouts.restored = try #require(whereabouts.saved.last)
    module.begin()
    #expect(router.routes.last == .guide(atQuarters))
  }

  @Test func signingOutForgetsWhereTheUserWas() {
    let store = MemoryStore(atQuarters)
    let session = Session(
      store: MemoryStore(StoredSession(user: module.mark)), savedState: store, logger: module.logger)
    let presenter = module.makePresenter(
      session: session, whereabouts: Whereabouts(store: store, logger: module.logger))
    presenter.didFinishLaunching()
    router.savedState = atQuarters
    session.signOut()
    #expect(store.value == nil)
    session.begin(module.mark)
    #expect(router.routes == [.guide(atQuarters), .signIn(message: nil), .guide(SavedState())])
  }

  // MARK: - Where the user is

  @Test func everyTransitionIsSaved() {
    launchAtQuarters()
    presenter.didShowGuide(screen: "quarters")
    module.open(DraftDouble(isUnsaved: true))
    module.open(nil)
    #expect(whereabouts.saved == [atQuarters, withNote, atQuarters])
  }

  @Test(arguments: [true, false])
  func enteringTheBackgroundSavesWhereTheUserIs(hasNote: Bool) {
    launchAtQuarters()
    if hasNote { module.notes.openNote = DraftDouble(isUnsaved: true) }
    presenter.didEnterBackground()
    #expect(whereabouts.saved == [hasNote ? withNote : atQuarters])
  }

  @Test func nothingIsSavedWhileNobodyIsSignedIn() {
    module.launch(signedIn: false)
    router.savedState = atQuarters
    presenter.didEnterBackground()
    presenter.didShowSignIn(screen: "signIn")
    #expect(whereabouts.saved.isEmpty)
  }

  @Test func nothingIsSavedWhenTheGuideIsNotShown() {
    module.launch(signedIn: true)
    presenter.didEnterBackground()
    #expect(whereabouts.saved.isEmpty)
  }

  @Test func aNoteThatGoesWithTheSessionSavesNothing() {
    launchAtQuarters()
    module.session.user = nil
    module.open(nil)
    #expect(whereabouts.saved.isEmpty)
    #expect(module.messages == [])
  }

  // MARK: - System

  @Test func aMemoryWarningEmptiesTheImageCache() {
    presenter.didReceiveMemoryWarning()
    #expect(module.images.emptiedCount == 1)
  }

  @Test func everySystemEventAndTransitionIsLogged() {
    module.launch(signedIn: true)
    router.topScreen = "place"
    presenter.willResignActive()
    presenter.didEnterBackground()
    presenter.willEnterForeground()
    presenter.didReceiveMemoryWarning()
    presenter.didShowGuide(screen: "menu")
    module.open(DraftDouble(isUnsaved: true))
    module.open(nil)
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
