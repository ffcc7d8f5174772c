import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct RootInteractorTests {
  private let store = MemoryStore<SavedState>()
  private let images = ImageCache()
  private let logger = MemoryLogger(minimum: .debug)
  private let output = RootInteractorOutputDouble()

  private func interactor(
    session: Session = Fixtures.session(of: nil), savedState: (any Store<SavedState>)? = nil
  ) -> RootInteractor {
    let interactor = RootInteractor(
      session: session, savedState: savedState ?? store, images: images, logger: logger)
    interactor.output = output
    return interactor
  }

  @Test(
    "What is no link can't be opened",
    arguments: ["guide://places/maat/notes", "guide://quarters/", "https://quarters", ""])
  func refusedLinks(address: String) {
    #expect(interactor().obtainLink(at: address) == nil)
  }

  @Test("A link is known by its address, in either case")
  func links() {
    let interactor = interactor()
    #expect(interactor.obtainLink(at: "guide://places/maat/note") == .note(placeID: "maat"))
    #expect(interactor.obtainLink(at: "GUIDE://reference") == .reference)
  }

  @Test("A saved state that can't be read starts at the menu")
  func damagedState() throws {
    try store.save(SavedState(screens: [.reference]))
    store.damage()
    #expect(interactor().obtainSavedState() == SavedState())
    #expect(logger.entries.map(\.level) == [.error])
    #expect(logger.entries.first?.message.hasPrefix("Where the user was is not known: ") == true)
  }

  @Test("Without a saved state the user is at the menu, and nothing is logged")
  func noState() {
    #expect(interactor().obtainSavedState() == SavedState() && logger.entries.isEmpty)
  }

  @Test("A state that can't be saved is logged, and the one before it stays")
  func fullStore() {
    let interactor = interactor(savedState: FullStoreDouble(SavedState(screens: [.reference])))
    interactor.save(SavedState())
    let message = "Where the user is was not saved: \(FullStoreDouble<SavedState>.error)"
    #expect(logger.entries == [LogEntry(level: .error, message: message)])
    #expect(interactor.obtainSavedState() == SavedState(screens: [.reference]))
  }

  @Test("The state that is saved is the one that is restored, its note included")
  func savedState() {
    let state = SavedState(screens: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: "x"))
    let interactor = interactor(session: Fixtures.session(of: .mark))
    interactor.save(state)
    #expect(store.value == state && interactor.obtainSavedState() == state)
  }

  @Test("The end of a session is told, its beginning is not, and nothing before it was asked for")
  func sessionEvents() {
    let session = Fixtures.session(of: .mark)
    let interactor = interactor(session: session)
    session.signOut()
    #expect(output.events.isEmpty)
    interactor.observeSession()
    session.begin(.mark)
    #expect(interactor.isSignedIn)
    session.expire()
    #expect(!interactor.isSignedIn)
    session.begin(.mark)
    session.signOut()
    #expect(output.events == ["expired", "signed out"])
  }

  @Test("A memory warning empties the image cache")
  func emptyingImages() {
    images.store(ImageData(name: "cover"))
    interactor().emptyImageCache()
    #expect(images.count == 0)
  }

  @Test("What is to be logged is, with its level")
  func log() {
    interactor().log(.warning, "memory warning")
    #expect(logger.entries == [LogEntry(level: .warning, message: "memory warning")])
  }
}
