import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

/// How the app keeps where the user is.
struct AppControllerSavedStateTests {
  private static let byName = SavedState(screens: [.quarters(order: .name)])

  private func launch(user: User? = .mark, savedState: SavedState? = nil) -> AppFixture {
    let fixture = AppFixture(user: user, savedState: savedState)
    fixture.launch()
    return fixture
  }

  @Test("Every transition is saved")
  func transitions() throws {
    let fixture = launch()
    let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
    #expect(fixture.savedState.value == SavedState())
    try fixture.openQuarters()
    #expect(fixture.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    try fixture.window.perform(.goBack)
    #expect(fixture.savedState.value == SavedState())
    try fixture.openFirstPlace()
    #expect(fixture.savedState.value == SavedState(screens: [places, .place(id: "aljube")]))
    try fixture.openNote()
    #expect(fixture.savedState.value?.note == NoteDraft(placeID: "aljube", text: ""))
    try fixture.window.perform(.swipeModalDown)
    #expect(fixture.savedState.value == SavedState(screens: [places, .place(id: "aljube")]))
    fixture.open("guide://reference/trams")
    #expect(fixture.savedState.value == SavedState(screens: [.reference, .article(id: "trams")]))
    try fixture.window.perform(.goBack)
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
  }

  @Test("Every transition is logged, the coming and going of the note included")
  func log() throws {
    let fixture = launch(user: nil)
    try fixture.signIn(as: .mark)
    try fixture.openFirstPlace()
    try fixture.openNote()
    try fixture.window.perform(.tap(id: "note.cancel"))
    fixture.open("guide://reference/trams")
    try fixture.window.perform(.goBack)
    fixture.session.expire()
    let screens = ["signIn", "menu", "places", "place", "note", "place", "article", "reference", "signIn"]
    #expect(fixture.transitions == screens.map { "transition: \($0)" })
    #expect(fixture.logger.entries.filter { $0.message.hasPrefix("transition") }.allSatisfy { $0.level == .info })
  }

  @Test("A state that can't be saved is reported each time, and changes nothing else")
  func notSaved() throws {
    let fixture = AppFixture()
    var dependencies = fixture.dependencies
    dependencies.savedState = FullStoreDouble()
    let app = Application(delegate: AppController(dependencies: dependencies))
    try app.perform(.open(link: "guide://quarters"))
    #expect(app.snapshot.stack.map(\.name) == ["menu", "quarters"])
    let error = StoreError.notWritable(file: "full", cause: .system(code: 28))
    let entry = LogEntry(level: .error, message: "Where the user is was not saved: \(error)")
    #expect(fixture.logger.entries.filter { $0.level == .error } == [entry, entry])
  }

  @Test("An order chosen since the last transition is lost when the app is killed")
  func orderLost() throws {
    let fixture = launch()
    try fixture.openQuarters()
    try fixture.window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.kill()
    fixture.launch()
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.window.text("quarters.order") == "Priority")
  }

  @Test("Entering the background saves where the user is")
  func background() throws {
    let fixture = launch()
    try fixture.openQuarters()
    try fixture.window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.controller?.applicationDidEnterBackground()
    #expect(fixture.savedState.value == Self.byName)
    fixture.kill()
    fixture.launch()
    #expect(fixture.window.text("quarters.order") == "A–Z")
  }

  @Test("While nobody is signed in nothing is saved in the background, even while something holds the old screens")
  func backgroundSignedOut() {
    let fixture = launch()
    let oldScreens = fixture.window.rootViewController
    fixture.session.signOut()
    fixture.controller?.applicationDidEnterBackground()
    #expect(oldScreens != nil && fixture.savedState.value == nil)
    withExtendedLifetime(oldScreens) {}
  }

  @Test("After expiry the background leaves what was saved as it is")
  func backgroundExpired() {
    let fixture = launch(savedState: Self.byName)
    fixture.session.expire()
    fixture.controller?.applicationDidEnterBackground()
    #expect(fixture.savedState.value == Self.byName)
  }
}
