import AppDoubles
import HeadlessUI
import SharedModel

/// The screen of a place above all places, for tests to read and use.
final class PlaceScreen {
  let fixture = AppFixture()

  var app: any HeadlessApp { fixture.app }
  var pages: PlacesServiceDouble { fixture.places }
  /// The titles of the screens above the menu.
  var titles: [String] { app.snapshot.stack.dropFirst().map(\.title) }
  /// The names of the screens above the menu.
  var stack: [String] { Array(fixture.stack.dropFirst()) }
  var alert: Snapshot.Alert? { app.snapshot.alert }
  var shown: Set<String> { Set(app.snapshot.screen.elements.map(\.id)) }
  var isOn: Bool? { app.isOn("place.favourite") }

  // MARK: - Shown

  /// Shows a place of a list that has loaded the first of several pages.
  @discardableResult
  func given(_ subject: Subject, _ place: Place) throws -> Self {
    fixture.launch(subject)
    try fixture.openPlaces()
    try pages.requests[0].answer(.success(.first))
    try app.perform(.selectRowTitled(title: place.name, id: "places.list"))
    return self
  }

  /// Shows a place that it has to load, above a list that has loaded nothing.
  @discardableResult
  func loading(_ subject: Subject, _ id: Place.ID) -> Self {
    fixture.launch(subject)
    fixture.open("guide://places/\(id)")
    return self
  }

  // MARK: - The user

  func toggle() throws {
    try app.perform(.toggle(id: "place.favourite"))
  }

  func tapNext() throws {
    try app.perform(.tap(id: "place.next"))
  }

  func tapNote() throws {
    try app.perform(.tap(id: "place.editNote"))
  }

  func tapOK() throws {
    try app.perform(.tapInAlert(title: "OK"))
  }

  /// Goes back to the list, and returns the names in it.
  func backToList() throws -> [String] {
    while stack.last != "places" { try app.perform(.goBack) }
    return app.rows("places.list").map(\.title)
  }
}
