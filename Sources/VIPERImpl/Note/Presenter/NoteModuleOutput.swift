/// The event that the note module reports to the module that opened it. `Notes` announces a saved note.
protocol NoteModuleOutput: AnyObject {
  /// The place is no longer in the guide; the user knows, and the module is closed.
  func noteModuleDidFindPlaceGone()
}
