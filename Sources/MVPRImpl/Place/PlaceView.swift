/// Displays a place.
protocol PlaceView: AnyObject {
  func setTitle(_ text: String)
  /// Shows the place's details and its controls.
  func setDetails(summary: String, quarter: String)
  /// Shows the note, or hides it if `text` is nil.
  func setNoteText(_ text: String?)
  func setFavourite(_ isOn: Bool)
  func setNextEnabled(_ isEnabled: Bool)
  func setSpinnerShown(_ isShown: Bool)
}
