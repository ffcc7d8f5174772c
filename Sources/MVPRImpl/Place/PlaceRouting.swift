import SharedModel

/// Where the screen of a place can lead.
protocol PlaceRouting: AnyObject {
  /// Leads on to a place that stands in the same list.
  func openPlace(_ place: Place, in list: any PlaceSequence)
  /// Opens the note with a text, or with the saved one, and says when it was closed because the place is gone.
  func openNote(placeID: Place.ID, text: String?, placeIsGone: @escaping () -> Void)
  func showAlert(title: String, button: String)
  /// Shows an alert, and says when the user has closed it.
  func showAlert(title: String, button: String, didClose: @escaping () -> Void)
  /// Closes what lies over the place.
  func closeWhatLiesOver()
  /// Leads back to where the place was opened.
  func close()
}
