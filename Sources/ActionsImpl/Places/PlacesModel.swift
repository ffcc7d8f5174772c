import SharedModel

/// The model of the places' screen.
final class PlacesModel {
  /// The request in flight, of which there is at most one.
  enum Wait {
    case load, more, refresh
  }

  var query: PlaceQuery
  /// The listed places; nil until some are loaded.
  var list: LoadedPlaces?
  let favourites: Favourites
  var wait: Wait?
  /// The error if they couldn't be loaded.
  var failure: ServiceError?
  var hasFailedToLoadMore = false

  init(query: PlaceQuery, favourites: Favourites) {
    self.query = query
    self.favourites = favourites
  }
}
