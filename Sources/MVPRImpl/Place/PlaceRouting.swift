import SharedModel

/// Navigates from a place's screen.
protocol PlaceRouting: AlertRouting {
  /// Whether nothing but the note covers the place.
  var isOnTop: Bool { get }

  /// Opens a place in the same list.
  func openPlace(_ place: Place, in list: any PlaceSequence)
  /// Opens the note with a text, or with the saved one if `text` is nil. Calls `didFindPlaceGone` once the note has been
  /// closed because its place is gone.
  func openNote(placeID: Place.ID, text: String?, didFindPlaceGone: @escaping () -> Void)
  /// Closes the note or alert over the place.
  func dismissPresented()
  /// Goes back to the screen that opened the place.
  func close()
}
