import SharedModel

/// The loaded places of one query, for the screen that lists them.
protocol PlaceList: PlaceSequence {
  var query: PlaceQuery { get }
  /// The places of all loaded pages, by name.
  var places: [Place] { get }
  /// The index of a place; nil if it isn't loaded.
  func index(of id: Place.ID) -> Int?
  /// Calls `react` after every change, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (PlaceListChange) -> Void) -> Cancellable
}
