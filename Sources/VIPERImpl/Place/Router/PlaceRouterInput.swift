/// Where the screen of a place leads.
protocol PlaceRouterInput: AlertRouterInput {
  /// Opens the place that follows.
  func openPlace(_ place: PlaceItem)
  /// - Parameter text: what was being written; nil to start with the saved note.
  func openNote(placeID: String, text: String?, output: any NoteModuleOutput)
  /// Shows an alert in place of the note, or of whatever else is presented; does nothing while another screen of the
  /// stack lies over the place.
  func openAlertOverPlace(_ alert: AlertViewModel, for outcome: AlertOutcome, output: any AlertOutput)
  func closeModule()
}
