import HeadlessUI
import SharedModel
import Testing

/// How the app keeps where the user is.
struct AppDelegateStateTests {
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
    try fixture.app.perform(.goBack)
    #expect(fixture.savedState.value == SavedState())
    try fixture.openFirstPlace()
    #expect(fixture.savedState.value == SavedState(screens: [places, .place(id: "aljube")]))
    try fixture.openNote()
    #expect(fixture.savedState.value?.note == NoteDraft(placeID: "aljube", text: ""))
    try fixture.app.perform(.swipeModalDown)
    #expect(fixture.savedState.value == SavedState(screens: [places, .place(id: "aljube")]))
    fixture.open("guide://reference/trams")
    #expect(fixture.savedState.value == SavedState(screens: [.reference, .article(id: "trams")]))
    try fixture.app.perform(.goBack)
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
  }

  @Test("Every transition is logged, the coming and going of the note included")
  func log() throws {
    let fixture = launch(user: nil)
    try fixture.signIn(as: .mark)
    try fixture.openFirstPlace()
    try fixture.openNote()
    try fixture.app.perform(.tap(id: "note.cancel"))
    fixture.open("guide://reference/trams")
    try fixture.app.perform(.goBack)
    fixture.session.expire()
    let screens = ["signIn", "menu", "places", "place", "note", "place", "article", "reference", "signIn"]
    #expect(fixture.transitions == screens.map { "transition: \($0)" })
    #expect(fixture.logger.entries.filter { $0.message.hasPrefix("transition") }.allSatisfy { $0.level == .info })
  }

  @Test("An order chosen since the last transition is lost when the app is killed")
  func orderLost() throws {
    let fixture = launch()
    try fixture.openQuarters()
    try fixture.app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.kill()
    fixture.launch()
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.app.text("quarters.order") == "Priority")
  }

  @Test("Entering the background saves where the user is")
  func background() throws {
    let fixture = launch()
    try fixture.openQuarters()
    try fixture.app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value == Self.byName)
    fixture.kill()
    fixture.launch()
    #expect(fixture.app.text("quarters.order") == "A–Z")
  }

  @Test("What can't be saved is reported, and the app goes on")
  func notSaved() {
    let fixture = AppFixture()
    fixture.dependencies.savedState = FullStoreDouble<SavedState>()
    fixture.launch()
    let error = StoreError.notWritable(file: "full", cause: .system(code: 28))
    #expect(
      fixture.logger.entries.last == LogEntry(level: .error, message: "Where the user is was not saved: \(error)"))
    #expect(fixture.stack == ["menu"])
  }

  @Test("While nobody is signed in nothing is saved in the background")
  func backgroundSignedOut() {
    let fixture = launch()
    fixture.session.signOut()
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value == nil)
  }

  @Test("After expiry the background leaves what was saved as it is")
  func backgroundExpired() {
    let fixture = launch(savedState: Self.byName)
    fixture.session.expire()
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value == Self.byName)
  }
}
