import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct SavedStateTests {
  private static let byName = SavedState(screens: [.quarters(order: .name)])

  private func launch(_ subject: Subject, user: User? = .mark, savedState: SavedState? = nil) -> AppFixture {
    let fixture = AppFixture(user: user, savedState: savedState)
    fixture.launch(subject)
    return fixture
  }

  @Test("Every transition is saved", arguments: try await Subject.all)
  func transitions(subject: Subject) throws {
    let fixture = launch(subject)
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

  @Test("Every transition is logged, including a note's presentation and dismissal", arguments: try await Subject.all)
  func log(subject: Subject) throws {
    let fixture = launch(subject, user: nil)
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

  @Test("An order chosen since the last transition is lost when the app is killed", arguments: try await Subject.all)
  func orderLost(subject: Subject) throws {
    let fixture = launch(subject)
    try fixture.openQuarters()
    try fixture.app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.kill()
    fixture.launch(subject)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.app.text("quarters.order") == "Priority")
  }

  @Test("Entering the background saves the navigation state", arguments: try await Subject.all)
  func background(subject: Subject) throws {
    let fixture = launch(subject)
    try fixture.openQuarters()
    try fixture.app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value == Self.byName)
    fixture.kill()
    fixture.launch(subject)
    #expect(fixture.app.text("quarters.order") == "A–Z")
  }

  @Test("A state that can't be saved is logged, and the app continues", arguments: try await Subject.all)
  func notSaved(subject: Subject) throws {
    let fixture = AppFixture()
    fixture.device.dependencies.savedState = FullStoreDouble<SavedState>()
    fixture.launch(subject)
    let error = StoreError.notWritable(file: "full", cause: .system(code: 28))
    #expect(
      fixture.logger.entries.last == LogEntry(level: .error, message: "Where the user is was not saved: \(error)"))
    #expect(fixture.stack == ["menu"])
    try fixture.openQuarters()
    #expect(fixture.logger.entries.count { $0.level == .error } == 2)
    #expect(fixture.stack == ["menu", "quarters"])
  }

  @Test("In the background nothing is saved while nobody is signed in", arguments: try await Subject.all)
  func backgroundSignedOut(subject: Subject) {
    let fixture = launch(subject)
    fixture.session.signOut()
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value == nil)
  }

  @Test("After expiry entering the background keeps the saved state", arguments: try await Subject.all)
  func backgroundExpired(subject: Subject) {
    let fixture = launch(subject, savedState: Self.byName)
    fixture.session.expire()
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value == Self.byName)
  }
}
