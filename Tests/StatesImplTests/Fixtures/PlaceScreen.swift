import HeadlessUI
import SharedModel

@testable import StatesImpl

/// The screen of a place above the places of a quarter, as a test looks at it and uses it.
final class PlaceScreen {
  private static let alfama = SavedState.Screen.places(quarterID: "alfama", title: "Alfama", query: "")

  let fixture = AppFixture()
  let window = Window()
  let scenes: SceneStack

  var pages: PlacesServiceDouble { fixture.places }
  var titles: [String] { window.snapshot.stack.map(\.title) }
  var stack: [String] { window.snapshot.stack.map(\.name) }
  var alert: Snapshot.Alert? { window.snapshot.alert }
  var shown: Set<String> { Set(window.snapshot.screen.elements.map(\.id)) }
  var isOn: Bool? { window.isOn("place.favourite") }
  /// The list of the place that was shown first.
  private(set) var list = LoadedPlaces(query: PlaceQuery())

  /// - Parameter favourites: Those of the app, unless others are given.
  init(favourites: Favourites? = nil) {
    var dependencies = fixture.dependencies
    if let favourites { dependencies.favourites = favourites }
    scenes = SceneStack(
      factory: StateFactory(dependencies: dependencies), store: fixture.savedState, logger: fixture.logger)
    window.rootViewController = scenes.navigationController
  }

  // MARK: - Shown

  /// Shows a place of a list of which the first of several pages is loaded.
  @discardableResult
  func given(_ place: Place) throws -> Self {
    scenes.show(SavedState(screens: [Self.alfama]))
    pages.requests[0].answer(.success(.first))
    try window.perform(.selectRowTitled(title: place.name, id: "places.list"))
    return remembering()
  }

  /// Shows a place that it has to load, and a list with nothing loaded.
  @discardableResult
  func loading(_ id: Place.ID) -> Self {
    scenes.show(SavedState(screens: [Self.alfama, .place(id: id)]))
    return remembering()
  }

  private func remembering() -> Self {
    if let state = scenes.current as? PlaceControllerState { list = state.memento.list }
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
