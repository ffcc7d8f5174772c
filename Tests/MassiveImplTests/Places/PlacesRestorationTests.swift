import HeadlessUI
import SharedModel
import Testing

/// How the app comes back to the places.
struct PlacesRestorationTests {
  private static let state = SavedState(screens: [
    .quarters(order: .name), .places(quarterID: "alfama", title: "Alfama", query: "fado"),
  ])

  @Test("A saved search is shown and loads at once; what lies below loads when it first appears")
  func restored() throws {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch()
    #expect(fixture.stack == ["menu", "quarters", "places"])
    #expect(fixture.app.snapshot.screen.title == "Alfama")
    #expect(fixture.app.text("places.search") == "fado")
    #expect(fixture.places.queries == [PlaceQuery(text: "fado", quarterID: "alfama")])
    #expect(fixture.quarters.requests.isEmpty)
    #expect(fixture.savedState.value == Self.state)
    try fixture.app.perform(.goBack)
    #expect(fixture.quarters.requests.count == 1)
    #expect(fixture.app.text("quarters.order") == "A–Z")
  }

  @Test("Text typed since the last transition is lost when the app is killed, and saved in the background")
  func typed() throws {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch()
    try fixture.app.perform(.type(text: "mu", id: "places.search"))
    #expect(fixture.savedState.value == Self.state)
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value?.screens.last == .places(quarterID: "alfama", title: "Alfama", query: "mu"))
  }

  @Test("Expiry keeps the text, and signing in again searches for it")
  func expiry() throws {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch()
    try fixture.app.perform(.type(text: "mu", id: "places.search"))
    fixture.session.expire()
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters", "places"])
    #expect(fixture.app.text("places.search") == "mu")
    #expect(fixture.places.queries.last == PlaceQuery(text: "mu", quarterID: "alfama"))
  }

  @Test("A link opens all places, without a query, and makes them anew if they are open")
  func link() {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch()
    fixture.open("guide://places")
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.app.snapshot.screen.title == "Places")
    #expect(fixture.app.text("places.search") == "")
    fixture.open("guide://places")
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.places.requests.map(\.isCancelled) == [true, true, false])
    #expect(fixture.places.queries.last == PlaceQuery())
  }
}
