import SharedModel

/// The shared dependencies of the places module and of the place that it opens.
protocol PlacesDependencies: PlaceDependencies {
  var clock: any AppClock { get }
  /// The time that a search waits after the last edit.
  var searchDebounce: Duration { get }
}
