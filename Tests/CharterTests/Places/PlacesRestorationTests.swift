import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct PlacesRestorationTests {
  private static let state = SavedState(screens: [
    .quarters(order: .name), .places(quarterID: "alfama", title: "Alfama", query: "fado"),
  ])

  @Test(
    "A restored search loads at once, and the screens below when they first appear",
    arguments: try await Subject.all)
  func restored(subject: Subject) throws {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch(subject)
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

  @Test(
    "Entering the background saves the text typed since the last transition",
    arguments: try await Subject.all)
  func typed(subject: Subject) throws {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch(subject)
    try fixture.app.perform(.type(text: "mu", id: "places.search"))
    #expect(fixture.savedState.value == Self.state)
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value?.screens.last == .places(quarterID: "alfama", title: "Alfama", query: "mu"))
    fixture.kill()
    fixture.launch(subject)
    #expect(fixture.app.text("places.search") == "mu")
    #expect(fixture.places.queries.last == PlaceQuery(text: "mu", quarterID: "alfama"))
  }

  @Test("Expiry keeps the text, and signing in again searches for it", arguments: try await Subject.all)
  func expiry(subject: Subject) throws {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch(subject)
    try fixture.app.perform(.type(text: "mu", id: "places.search"))
    fixture.session.expire()
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters", "places"])
    #expect(fixture.app.text("places.search") == "mu")
    #expect(fixture.places.queries.last == PlaceQuery(text: "mu", quarterID: "alfama"))
  }

  @Test(
    "A link opens all places without a query, and creates them again if they are open", arguments: try await Subject.all
  )
  func link(subject: Subject) {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch(subject)
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
