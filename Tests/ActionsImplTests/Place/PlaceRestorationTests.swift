import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// How the app comes back to a place, and which list Next goes through then.
struct PlaceRestorationTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
  nonisolated private static let alfama = SavedState.Screen.places(quarterID: "alfama", title: "Alfama", query: "f")

  private func launch(_ screens: [SavedState.Screen]) -> AppFixture {
    let fixture = AppFixture(savedState: SavedState(screens: screens))
    fixture.launch()
    return fixture
  }

  @Test(
    "Next goes through the places of the screen below it, or through all of them, in a list of its own",
    arguments: [
      ([alfama, .place(id: "fado")], PlaceQuery(text: "f", quarterID: "alfama")),
      ([allPlaces, alfama, .place(id: "maat"), .place(id: "fado")], PlaceQuery(text: "f", quarterID: "alfama")),
      ([.place(id: "fado")], PlaceQuery()),
    ])
  func next(screens: [SavedState.Screen], query: PlaceQuery) throws {
    let fixture = launch(screens)
    fixture.place.requests[0].answer(.success(.fado))
    try fixture.window.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries == [query])
    fixture.places.requests[0].answer(.success(.first))
    fixture.places.requests[1].answer(.success(.second))
    #expect(fixture.savedState.value?.screens == screens + [.place(id: "maat")])
  }

  @Test("The places below it load when they first appear, and not what Next has loaded")
  func below() throws {
    let fixture = launch([Self.allPlaces, .place(id: "aljube")])
    fixture.place.requests[0].answer(.success(.aljube))
    try fixture.window.perform(.tap(id: "place.next"))
    fixture.places.requests[0].answer(.success(.first))
    try fixture.window.perform(.goBack)
    #expect(fixture.places.requests.count == 1)
    try fixture.window.perform(.goBack)
    #expect(fixture.places.pages == [0, 0])
    #expect(fixture.window.rows("places.list").isEmpty)
  }

  @Test("Places below others load when they come to the top")
  func stack() throws {
    let fixture = launch([Self.allPlaces, .place(id: "aljube"), .place(id: "fado")])
    #expect(fixture.place.ids == ["fado"])
    try fixture.window.perform(.goBack)
    #expect(fixture.place.ids == ["fado", "aljube"])
    #expect(fixture.place.requests[0].isCancelled)
  }

  @Test(
    "Out of sight a failed load says nothing, and the place is asked for when it next appears",
    arguments: [false, true])
  func outOfSight(isUnderNote: Bool) throws {
    let fixture = launch([.place(id: "aljube"), .place(id: "fado")])
    fixture.place.requests[0].answer(.success(.fado))
    try fixture.window.perform(.swipeBackAndLetGo)
    if isUnderNote { try fixture.window.perform(.tap(id: "place.editNote")) }
    fixture.place.requests[1].answer(.failure(.notFound))
    #expect(fixture.window.snapshot.alert == nil && (fixture.window.snapshot.modal != nil) == isUnderNote)
    if isUnderNote { try fixture.window.perform(.tap(id: "note.cancel")) }
    try fixture.window.perform(.swipeBackAndLetGo)
    #expect(fixture.place.ids == ["fado", "aljube", "aljube"])
    fixture.place.requests[2].answer(.success(.aljube))
    try fixture.window.perform(.goBack)
    #expect(fixture.place.requests.count == 3 && fixture.window.isShown("place.next"))
  }

  @Test("A link opens the place above all places, and makes it anew if it is open")
  func link() {
    let fixture = launch([Self.alfama])
    fixture.open("guide://places/fado")
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.savedState.value == SavedState(screens: [Self.allPlaces, .place(id: "fado")]))
    fixture.open("guide://places/fado")
    #expect(fixture.place.ids == ["fado", "fado"])
    #expect(fixture.place.requests.map(\.isCancelled) == [true, false])
    #expect(fixture.window.snapshot.modal == nil)
  }

  @Test("An alert that goes because the place can't be loaded is no screen: the log has no transition for it")
  func alertGoes() {
    let fixture = launch([.place(id: "fado")])
    fixture.open("guide://nowhere")
    fixture.place.requests[0].answer(.failure(.notFound))
    #expect(fixture.window.snapshot.alert?.title == "This place is no longer in the guide.")
    #expect(fixture.transitions == ["transition: place"])
  }

  @Test("A place from the list is saved, and logged, like any other")
  func saved() throws {
    let fixture = launch([])
    try fixture.openFirstPlace()
    #expect(fixture.savedState.value == SavedState(screens: [Self.allPlaces, .place(id: "aljube")]))
    #expect(fixture.transitions.last == "transition: place")
  }
}
