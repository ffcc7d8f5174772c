/// What the screen of a place can be told to show.
protocol PlaceView: AnyObject {
  func setTitle(_ text: String)
  /// Shows what is known of the place, and what can be done with it.
  func setDetails(summary: String, quarter: String)
  /// Shows the note, or none.
  func setNoteText(_ text: String?)
  func setFavourite(_ isOn: Bool)
  func setNextEnabled(_ isEnabled: Bool)
  func setSpinnerShown(_ isShown: Bool)
}
