/// Where the screen of a place leads.
protocol PlaceRouterInput: AnyObject {
  /// Whether no other screen but the note lies over the place.
  var isOnTop: Bool { get }

  /// Opens the place that follows.
  func openPlace(_ place: PlaceItem)
  /// - Parameter text: what was being written; nil to start with the saved note.
  func openNote(placeID: String, text: String?, output: any NoteModuleOutput)
  /// Closes the note, and whatever else lies over the place.
  func closeNote()
  /// Tells something; `didClose` runs once the user has taken note.
  func openAlert(title: String, didClose: @escaping () -> Void)
  func closeModule()
}
