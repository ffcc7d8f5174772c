import SharedModel
import Testing

@testable import VIPERImpl

struct RootInteractorTests {
  private let store = MemoryStore<SavedState>()
  private let images = ImageCache()
  private let logger = MemoryLogger(minimum: .debug)
  private let output = RootInteractorOutputDouble()

  private func interactor(session: Session) -> RootInteractor {
    let interactor = RootInteractor(
      session: session, whereabouts: Whereabouts(store: store, logger: logger), images: images, logger: logger)
    interactor.output = output
    return interactor
  }

  @Test(
    "What is no link can't be opened",
    arguments: ["guide://places/maat/notes", "guide://quarters/", "https://quarters", ""])
  func refusedLinks(address: String) {
    #expect(interactor(session: Fixtures.session(of: nil)).state(forLink: address) == nil)
  }

  @Test("A link to a note leads to its place, with the note over it")
  func noteLink() {
    let state = interactor(session: Fixtures.session(of: nil)).state(forLink: "guide://places/maat/note")
    #expect(state?.screens.last == .place(id: "maat") && state?.note == NoteDraft(placeID: "maat"))
  }

  @Test(
    "A link leads to its screens, an article's to the reference book below it",
    arguments: [
      ("guide://quarters", [SavedState.Screen.quarters(order: .priority)]),
      ("guide://places", [.places(quarterID: nil, title: "Places", query: "")]),
      ("guide://reference", [.reference]), ("guide://reference/trams", [.reference, .article(id: "trams")]),
    ])
  func links(address: String, screens: [SavedState.Screen]) {
    #expect(interactor(session: Fixtures.session(of: nil)).state(forLink: address) == SavedState(screens: screens))
  }

  @Test("A saved state that can't be read starts at the menu")
  func damagedState() throws {
    try store.save(SavedState(screens: [.reference]))
    store.damage()
    #expect(interactor(session: Fixtures.session(of: nil)).restoredState() == SavedState())
    #expect(logger.entries.map(\.level) == [.error])
  }

  @Test("The state that is saved is the one that is restored, its note included")
  func savedState() {
    let state = SavedState(screens: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: "x"))
    let interactor = interactor(session: Fixtures.session(of: Fixtures.mark))
    interactor.save(state)
    #expect(store.value == state && interactor.restoredState() == state)
  }

  @Test("The end of a session is told, its beginning is not, and nothing before it was asked for")
  func sessionEvents() {
    let session = Fixtures.session(of: Fixtures.mark)
    let interactor = interactor(session: session)
    session.signOut()
    #expect(output.events.isEmpty)
    interactor.observeSession()
    session.begin(Fixtures.mark)
    #expect(interactor.isSignedIn)
    session.expire()
    #expect(!interactor.isSignedIn)
    session.begin(Fixtures.mark)
    session.signOut()
    #expect(output.events == ["expired", "signed out"])
  }

  @Test("A memory warning empties the image cache")
  func emptyingImages() {
    images.store(ImageData(name: "cover"))
    interactor(session: Fixtures.session(of: nil)).emptyImageCache()
    #expect(images.count == 0)
  }

  @Test("Every event has its line in the log")
  func log() {
    let interactor = interactor(session: Fixtures.session(of: nil))
    let events: [RootEvent] = [
      .transition(screen: "menu"), .willResignActive, .didEnterBackground, .willEnterForeground, .memoryWarning,
    ]
    for event in events { interactor.record(event) }
    #expect(
      logger.entries == [
        LogEntry(level: .info, message: "transition: menu"),
        LogEntry(level: .debug, message: "will resign active"),
        LogEntry(level: .debug, message: "did enter background"),
        LogEntry(level: .debug, message: "will enter foreground"),
        LogEntry(level: .warning, message: "memory warning"),
      ])
  }
}
