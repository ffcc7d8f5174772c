import SharedModel
import Storyboard

/// What is kept of a list of places: what is looked for, and what has come of it.
struct PlacesMemento: StateMemento {
  let screenName = PlacesLayout.name
  // snippet.kept
  let title: String
  var query: PlaceQuery
  /// What was loaded, shared with the places opened from it.
  var list: LoadedPlaces
  /// Why it could not be loaded.
  var failure: ServiceError?
  /// The number of the page that was asked for last, at the end of the list; it is missing until somebody has loaded it.
  var requestedPage: Int?
  // snippet.end

  /// Whether a page that was asked for is still missing.
  var lacksPage: Bool { requestedPage != nil && requestedPage == list.pageCount }

  var savedScreen: SavedState.Screen? { .places(quarterID: query.quarterID, title: title, query: query.text) }

  init(title: String, query: PlaceQuery) {
    self.title = title
    self.query = query
    list = LoadedPlaces(query: query)
  }
}
