import HeadlessUI
import SharedModel

@testable import ActionsImpl

/// The screen of places in a window, as a test looks at it and uses it.
final class PlacesScreen {
  let fixture = AppFixture()
  let viewController: PlacesViewController
  let window = Window()

  var service: PlacesServiceDouble { fixture.places }
  var clock: VirtualClock { fixture.clock }
  var rows: [Element.Row] { window.rows("places.list") }
  var names: [String] { rows.map(\.title) }
  /// What there is to see besides the search field and the list.
  var notices: Set<String> {
    Set(window.snapshot.screen.elements.map(\.id)).subtracting(["places.search", "places.list"])
  }

  init(title: String = "Places", query: PlaceQuery = PlaceQuery()) {
    viewController = PlacesViewController(dependencies: fixture.screenDependencies, title: title, query: query)
  }

  // MARK: - Shown

  /// Shows it while it loads.
  @discardableResult
  func shown() -> Self {
    window.rootViewController = viewController
    return self
  }

  /// Shows it with the first of several pages.
  func loaded() -> Self {
    shown()
    answer(.success(.first))
    return self
  }

  /// Answers the latest request.
  func answer(_ result: Result<PlacePage, ServiceError>) {
    service.requests.last?.answer(result)
  }

  // MARK: - The user

  func type(_ text: String) throws {
    try window.perform(.type(text: text, id: "places.search"))
  }

  func search(_ text: String) throws {
    try type(text)
    clock.advance(by: .milliseconds(300))
  }

  func scrollToEnd() throws {
    try window.perform(.scrollToEnd(id: "places.list"))
  }

  func pull() throws {
    try window.perform(.pullToRefresh(id: "places.list"))
  }
}
