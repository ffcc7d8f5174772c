import SharedModel

/// Loads places, as the screen that lists them needs it.
protocol PlacesLoading: AnyObject {
  /// Answers with the first page of the places that match, from which the others can be loaded.
  func loadPlaces(_ query: PlaceQuery, reply: @escaping Reply<any PlaceListing>) -> Cancellable
}
