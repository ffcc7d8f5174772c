import SharedModel

/// The model of the places' screen.
final class PlacesModel {
  var query: PlaceQuery
  /// The listed places; nil until some are loaded.
  var list: LoadedPlaces?
  let favourites: Favourites
  var status = LoadStatus()
  var hasFailedToLoadMore = false

  init(query: PlaceQuery, favourites: Favourites) {
    self.query = query
    self.favourites = favourites
  }
}
