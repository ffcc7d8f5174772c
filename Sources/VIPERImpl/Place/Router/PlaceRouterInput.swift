/// The routes from the screen of a place.
protocol PlaceRouterInput: AlertRouterInput {
  /// Opens the place that follows.
  func openPlace(_ place: PlaceItem)
  /// - Parameter text: the unsaved text; `nil` to start with the saved note.
  func openNote(placeID: String, text: String?, output: any NoteModuleOutput)
  /// Shows an alert in place of the note, or of whatever else is presented; does nothing while another screen of the
  /// stack covers the place.
  func openAlertOverPlace(_ alert: AlertViewModel, for outcome: AlertOutcome, output: any AlertOutput)
  func closeModule()
}
