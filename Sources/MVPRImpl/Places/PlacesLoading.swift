import SharedModel

/// Loads places, for the screen that lists them.
protocol PlacesLoading: AnyObject {
  /// Loads the first page of the places that match; the reply's list loads the others.
  func loadPlaces(_ query: PlaceQuery, reply: @escaping Reply<any PlaceList>) -> Cancellable
}
