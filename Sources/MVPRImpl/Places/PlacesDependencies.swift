import SharedModel

/// What the places module needs of what the modules share, for itself and for the place that it opens.
protocol PlacesDependencies: PlaceDependencies {
  var clock: any AppClock { get }
  /// How long a search waits after the last edit.
  var searchDebounce: Duration { get }
}
