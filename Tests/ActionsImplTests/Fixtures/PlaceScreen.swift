import HeadlessUI
import SharedModel

@testable import ActionsImpl

/// The screen of a place above another screen, as a test looks at it and uses it.
final class PlaceScreen {
  let fixture = AppFixture()
  let window = Window()
  let list: LoadedPlaces
  let navigationController = NavigationController(rootViewController: ViewController(nibName: "below"))

  var pages: PlacesServiceDouble { fixture.places }
  var titles: [String] { window.snapshot.stack.map(\.title) }
  var stack: [String] { window.snapshot.stack.map(\.name) }
  var alert: Snapshot.Alert? { window.snapshot.alert }
  var shown: Set<String> { Set(window.snapshot.screen.elements.map(\.id)) }
  var isOn: Bool? { window.isOn("place.favourite") }

  init() {
    list = LoadedPlaces(query: PlaceQuery(quarterID: "alfama"))
    window.rootViewController = navigationController
  }

  // MARK: - Shown

  /// Shows a place of a list of which the first of several pages is loaded.
  @discardableResult
  func given(_ place: Place) -> Self {
    let load = LoadMorePlacesAction(places: list, service: pages)
    load.run { _ in }
    pages.requests[0].answer(.success(.first))
    push(PlaceViewController(place: place, in: list, dependencies: fixture.screenDependencies))
    return self
  }

  /// Shows a place that it has to load, and a list with nothing loaded.
  @discardableResult
  func loading(_ id: Place.ID) -> Self {
    push(PlaceViewController(id: id, in: list, dependencies: fixture.screenDependencies))
    return self
  }

  private func push(_ viewController: PlaceViewController) {
    navigationController.pushViewController(viewController)
  }

  // MARK: - The user

  func toggle() throws {
    try window.perform(.toggle(id: "place.favourite"))
  }

  func tapNext() throws {
    try window.perform(.tap(id: "place.next"))
  }

  func tapNote() throws {
    try window.perform(.tap(id: "place.editNote"))
  }

  func tapOK() throws {
    try window.perform(.tapInAlert(title: "OK"))
  }
}
