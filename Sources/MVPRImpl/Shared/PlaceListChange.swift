/// A change of the loaded places.
enum PlaceListChange: Equatable {
  /// A page was added, at these indices.
  case added(Range<Int>)
  /// The place at this index was removed.
  case removed(at: Int)
}
