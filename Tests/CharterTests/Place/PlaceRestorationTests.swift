import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Restoring a place, and the list that Next goes through afterwards.
struct PlaceRestorationTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
  nonisolated private static let alfama = SavedState.Screen.places(quarterID: "alfama", title: "Alfama", query: "f")

  private func launch(_ subject: Subject, _ screens: [SavedState.Screen]) -> AppFixture {
    let fixture = AppFixture(savedState: SavedState(screens: screens))
    fixture.launch(subject)
    return fixture
  }

  @Test(
    "Next in a restored place goes through the places of the nearest list, or else through all of them",
    arguments: try await Subject.all(with: [
      ([alfama, .place(id: "fado")], PlaceQuery(text: "f", quarterID: "alfama")),
      ([allPlaces, alfama, .place(id: "maat"), .place(id: "fado")], PlaceQuery(text: "f", quarterID: "alfama")),
      ([.place(id: "fado")], PlaceQuery()),
    ]))
  func next(subject: Subject, screens: [SavedState.Screen], query: PlaceQuery) throws {
    let fixture = launch(subject, screens)
    try fixture.place.requests[0].answer(.success(.fado))
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries == [query])
    try fixture.places.requests[0].answer(.success(.first))
    try fixture.places.requests[1].answer(.success(.second))
    #expect(fixture.savedState.value?.screens == screens + [.place(id: "maat")])
  }

  @Test(
    "The places below a restored place load when they first appear, without the pages that Next has loaded",
    arguments: try await Subject.all)
  func below(subject: Subject) throws {
    let fixture = launch(subject, [Self.allPlaces, .place(id: "aljube")])
    try fixture.place.requests[0].answer(.success(.aljube))
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[0].answer(.success(.first))
    try fixture.app.perform(.goBack)
    #expect(fixture.places.requests.count == 1)
    try fixture.app.perform(.goBack)
    #expect(fixture.places.pages == [0, 0])
    #expect(fixture.app.rows("places.list").isEmpty)
  }

  @Test("A restored place below others loads when it first appears", arguments: try await Subject.all)
  func stack(subject: Subject) throws {
    let fixture = launch(subject, [Self.allPlaces, .place(id: "aljube"), .place(id: "fado")])
    #expect(fixture.place.ids == ["fado"])
    try fixture.app.perform(.goBack)
    #expect(fixture.place.ids == ["fado", "aljube"])
    #expect(try fixture.place.requests[0].isCancelled)
  }

  @Test(
    "Out of sight a failed load shows no alert, and the place loads when it next appears",
    arguments: try await Subject.all, [false, true])
  func outOfSight(subject: Subject, isUnderNote: Bool) throws {
    let fixture = launch(subject, [.place(id: "aljube"), .place(id: "fado")])
    try fixture.place.requests[0].answer(.success(.fado))
    try fixture.app.perform(.swipeBackAndLetGo)
    if isUnderNote { try fixture.app.perform(.tap(id: "place.editNote")) }
    try fixture.place.requests[1].answer(.failure(.notFound))
    #expect(fixture.app.snapshot.alert == nil && (fixture.app.snapshot.modal != nil) == isUnderNote)
    if isUnderNote { try fixture.app.perform(.tap(id: "note.cancel")) }
    try fixture.app.perform(.swipeBackAndLetGo)
    #expect(fixture.place.ids == ["fado", "aljube", "aljube"])
    try fixture.place.requests[2].answer(.success(.aljube))
    try fixture.app.perform(.goBack)
    #expect(fixture.place.requests.count == 3 && fixture.app.isShown("place.next"))
  }

  @Test("A link opens the place above all places, and creates it again if it is open", arguments: try await Subject.all)
  func link(subject: Subject) {
    let fixture = launch(subject, [Self.alfama])
    fixture.open("guide://places/fado")
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.savedState.value == SavedState(screens: [Self.allPlaces, .place(id: "fado")]))
    fixture.open("guide://places/fado")
    #expect(fixture.place.ids == ["fado", "fado"])
    #expect(fixture.place.requests.map(\.isCancelled) == [true, false])
    #expect(fixture.app.snapshot.modal == nil)
  }

  @Test(
    "Replacing an alert by that of a failed load logs no transition",
    arguments: try await Subject.all)
  func alertGoes(subject: Subject) throws {
    let fixture = launch(subject, [.place(id: "fado")])
    fixture.open("guide://nowhere")
    try fixture.place.requests[0].answer(.failure(.notFound))
    #expect(fixture.app.snapshot.alert?.title == "This place is no longer in the guide.")
    #expect(fixture.transitions == ["transition: place"])
  }

  @Test("A place opened from the list is saved and logged", arguments: try await Subject.all)
  func saved(subject: Subject) throws {
    let fixture = launch(subject, [])
    try fixture.openFirstPlace()
    #expect(fixture.savedState.value == SavedState(screens: [Self.allPlaces, .place(id: "aljube")]))
    #expect(fixture.transitions.last == "transition: place")
  }
}
