import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

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

  @Test("A way back that is let go of leaves the stack as it was")
  func wayBackLetGo() throws {
    let places = SavedState.Screen.places(quarterID: "alfama", title: "Alfama", query: "")
    let state = SavedState(screens: [.quarters(order: .name), places])
    let fixture = launch(savedState: state)
    fixture.places.requests[0].answer(.success(.first))
    let (before, transitions) = (fixture.window.snapshot, fixture.transitions)
    try fixture.window.perform(.swipeBackAndLetGo)
    #expect(fixture.window.snapshot == before)
    #expect(fixture.transitions == transitions)
    #expect(fixture.savedState.value == state)
    #expect(fixture.places.requests.count == 1)
    // The screen below was about to appear for the first time, and has loaded; going back loads nothing more.
    fixture.quarters.requests[0].answer(.success(.unsorted))
    #expect(fixture.window.snapshot == before)
    try fixture.window.perform(.goBack)
    #expect(fixture.window.rows("quarters.list").map(\.title) == ["Alfama", "Belém", "Chiado"])
    #expect(fixture.quarters.requests.count == 1)
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
    fixture.delegate?.applicationDidEnterBackground()
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
    fixture.delegate?.applicationDidEnterBackground()
    #expect(oldScreens != nil && fixture.savedState.value == nil)
    withExtendedLifetime(oldScreens) {}
  }

  @Test("After expiry the background leaves what was saved as it is")
  func backgroundExpired() {
    let fixture = launch(savedState: Self.byName)
    fixture.session.expire()
    fixture.delegate?.applicationDidEnterBackground()
    #expect(fixture.savedState.value == Self.byName)
  }
}
