/// Where the note leads.
protocol NoteRouterInput: AnyObject {
  /// Tells something; `didClose` runs once the user has taken note.
  func openAlert(title: String, didClose: @escaping () -> Void)
  /// Asks whether what was changed may be lost; `didDiscard` runs if it may.
  func openDiscardAlert(didDiscard: @escaping () -> Void)
  func closeModule()
}
