import SharedModel

/// The places of one query as far as they are loaded, as the screen that lists them needs them.
protocol PlaceListing: PlaceSequence {
  var query: PlaceQuery { get }
  /// The places of all loaded pages, by name.
  var places: [Place] { get }
  /// Where a place stands; nil when it is on no page that is loaded.
  func index(of id: Place.ID) -> Int?
  /// Tells of every change of the places, once it is done, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (PlaceListChange) -> Void) -> Cancellable
}
