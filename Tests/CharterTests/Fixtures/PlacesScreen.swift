import AppDoubles
import HeadlessUI
import SharedModel

/// The screen of places above the menu, for tests to read and use.
final class PlacesScreen {
  let fixture: AppFixture
  private let subject: Subject
  private let isRestored: Bool

  var app: any HeadlessApp { fixture.app }
  var service: PlacesServiceDouble { fixture.places }
  var clock: VirtualClock { fixture.clock }
  var rows: [Element.Row] { app.rows("places.list") }
  var names: [String] { rows.map(\.title) }
  /// The elements besides the search field and the list.
  var notices: Set<String> {
    Set(app.snapshot.screen.elements.map(\.id)).subtracting(["places.search", "places.list"])
  }
  /// The number of rows that its list has laid out so far.
  var laidOut: Int { fixture.laidOutRows("places.list") }

  /// Creates the screen of all places, or of the places that match a saved query.
  init(_ subject: Subject, title: String = "Places", query: PlaceQuery? = nil) {
    self.subject = subject
    isRestored = query != nil
    fixture = AppFixture(
      savedState: query.map {
        SavedState(screens: [.places(quarterID: $0.quarterID, title: title, query: $0.text)])
      })
  }

  // MARK: - Shown

  /// Shows the screen, which then loads.
  @discardableResult
  func shown() throws -> Self {
    fixture.launch(subject)
    if !isRestored { try fixture.openPlaces() }
    return self
  }

  /// Shows the screen with the first of several pages.
  func loaded() throws -> Self {
    try shown()
    answer(.success(.first))
    return self
  }

  /// Answers the latest request.
  func answer(_ result: Result<PlacePage, ServiceError>) {
    service.requests.last?.answer(result)
  }

  // MARK: - The user

  func type(_ text: String) throws {
    try app.perform(.type(text: text, id: "places.search"))
  }

  func search(_ text: String) throws {
    try type(text)
    clock.advance(by: .milliseconds(300))
  }

  func scrollToEnd() throws {
    try app.perform(.scrollToEnd(id: "places.list"))
  }

  /// Opens the first place, does the work, taps Next, and returns to the list.
  func openPlaceAndNext(_ work: () throws -> Void = {}) throws {
    try app.perform(.selectRow(number: 1, id: "places.list"))
    try work()
    try app.perform(.tap(id: "place.next"))
    for _ in 0..<2 { try app.perform(.goBack) }
  }

  func pull() throws {
    try app.perform(.pullToRefresh(id: "places.list"))
  }
}
