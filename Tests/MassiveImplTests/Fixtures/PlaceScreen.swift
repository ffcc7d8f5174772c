import HeadlessUI
import SharedModel

@testable import MassiveImpl

/// The screen of a place above the places of a quarter, as a test looks at it and uses it.
final class PlaceScreen {
  let fixture = AppFixture()
  let window = Window()
  let list: PlacesViewController
  let navigationController = NavigationController()
  private let appDelegate: AppDelegate  // saves favourites; the navigation controller holds it weakly

  var pages: PlacesServiceDouble { fixture.places }
  var titles: [String] { window.snapshot.stack.map(\.title) }
  var stack: [String] { window.snapshot.stack.map(\.name) }
  var alert: Snapshot.Alert? { window.snapshot.alert }
  var shown: Set<String> { Set(window.snapshot.screen.elements.map(\.id)) }
  var isOn: Bool? { window.isOn("place.favourite") }

  init() {
    list = PlacesViewController(dependencies: fixture.dependencies)
    list.title = "Alfama"
    list.quarterID = "alfama"
    appDelegate = AppDelegate(dependencies: fixture.dependencies)
    navigationController.delegate = appDelegate
  }

  // MARK: - Shown

  /// Shows a place of a list of which the first of several pages is loaded.
  @discardableResult
  func given(_ place: Place) throws -> Self {
    navigationController.setViewControllers([list])
    window.rootViewController = navigationController
    pages.requests[0].answer(.success(.first))
    try window.perform(.selectRowTitled(title: place.name, id: "places.list"))
    return self
  }

  /// Shows a place that it has to load, above a list with nothing loaded.
  @discardableResult
  func loading(_ id: Place.ID) -> Self {
    let place = PlaceViewController(dependencies: fixture.dependencies, id: id)
    navigationController.setViewControllers([list, place])
    window.rootViewController = navigationController
    return self
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
