import SharedModel
import Storyboard

/// What is kept of a list of places: what is looked for, and what has come of it.
struct PlacesMemento: StateMemento {
  let screenName = PlacesLayout.name
  // snippet.kept
  let title: String
  var query: PlaceQuery
  /// What was loaded, shared with the places opened from it; nil while nothing is.
  var list: PlaceList?
  /// Why it could not be loaded.
  var failure: ServiceError?
  /// The number of the page that could not be loaded; it is missing until somebody has loaded it.
  var failedPage: Int?
  // snippet.end

  /// Whether a page is still missing that could not be loaded.
  var lacksPage: Bool { failedPage != nil && failedPage == list?.loadedPages }

  var savedScreen: SavedState.Screen? { .places(quarterID: query.quarterID, title: title, query: query.text) }

  init(title: String, query: PlaceQuery) {
    self.title = title
    self.query = query
  }

  func makeState(
    with dependencies: AppDependencies, delegate: any AppControllerStateDelegate
  ) -> any AppControllerState {
    PlacesControllerState(self, dependencies: dependencies, delegate: delegate)
  }
}
