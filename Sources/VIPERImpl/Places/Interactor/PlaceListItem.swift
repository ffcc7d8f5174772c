import SharedModel

/// What a screen may know of a list of places: a plain copy, and the number by which other modules find the list.
struct PlaceListItem: Hashable {
  let id: Int
  let query: PlaceQuery
  /// The places of all pages obtained so far.
  var places: [PlaceItem]
  /// Whether there are no more pages.
  var isComplete: Bool
}
