/// Where the screen of a place leads.
protocol PlaceRouterInput: AnyObject {
  /// - Parameter listID: the number of the list that the place is in.
  func openPlace(_ place: PlaceItem, listID: Int)
  /// - Parameter text: what was being written; nil to start with the saved note.
  func openNote(placeID: String, text: String?, output: any NoteModuleOutput)
  /// Closes the note, and whatever else lies over the place.
  func closeNote()
  /// Tells something; `didClose` runs once the user has taken note.
  func openAlert(title: String, didClose: @escaping () -> Void)
  func closeModule()
}
