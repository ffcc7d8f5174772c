import SharedModel
import Storyboard

/// The memento of a list of places: the query, and what it has found so far.
struct PlacesMemento: StateMemento {
  typealias State = PlacesControllerState

  let screenName = PlacesLayout.name
  // snippet.kept
  let title: String
  var query: PlaceQuery
  /// The loaded places, shared with the places opened from the list.
  var list: LoadedPlaces
  /// The error if they couldn't be loaded.
  var failure: ServiceError?
  /// The number of the page last requested at the end of the list; that page is missing until a screen has loaded it.
  var requestedPage: Int?
  // snippet.end

  /// Whether the requested page is still missing.
  var lacksPage: Bool { requestedPage != nil && requestedPage == list.pageCount }

  var savedScreen: SavedState.Screen? { .places(quarterID: query.quarterID, title: title, query: query.text) }

  init(title: String, query: PlaceQuery) {
    self.title = title
    self.query = query
    list = LoadedPlaces(query: query)
  }
}
