/// What can happen to places that are loaded.
enum PlaceListChange: Equatable {
  /// The places of a page were added, and now stand at these indices.
  case added(Range<Int>)
  /// The place that stood at the index is gone.
  case removed(at: Int)
}
