import SharedModel

/// What the places module needs of what the modules share.
protocol PlacesDependencies: AnyObject {
  var places: any PlacesService { get }
  var favouriteMarks: any FavouriteChecking { get }
  var clock: any AppClock { get }
  /// How long a search waits after the last edit.
  var searchDebounce: Duration { get }
}
