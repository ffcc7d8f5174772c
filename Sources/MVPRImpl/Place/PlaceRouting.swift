import SharedModel

/// Where the screen of a place can lead.
protocol PlaceRouting: AlertRouting {
  /// Whether no other screen but the note lies over the place.
  var isOnTop: Bool { get }

  /// Leads on to a place that stands in the same list.
  func openPlace(_ place: Place, in list: any PlaceSequence)
  /// Opens the note with a text, or with the saved one, and says when it was closed because the place is gone.
  func openNote(placeID: Place.ID, text: String?, placeIsGone: @escaping () -> Void)
  /// Closes what is presented over the place.
  func dismissPresented()
  /// Leads back to where the place was opened.
  func close()
}
