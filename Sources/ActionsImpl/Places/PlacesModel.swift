import SharedModel

/// What the places' screen is about.
final class PlacesModel {
  /// What is waited for, one thing at a time.
  enum Wait {
    case load, more, refresh
  }

  var query: PlaceQuery
  /// The places that are listed; nil until some have been loaded.
  var list: LoadedPlaces?
  let favourites: Favourites
  var wait: Wait?
  /// Why they could not be loaded.
  var failure: ServiceError?
  var hasFailedToLoadMore = false

  init(query: PlaceQuery, favourites: Favourites) {
    self.query = query
    self.favourites = favourites
  }
}
