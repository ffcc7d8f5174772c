/// What the note module tells whoever has opened it; a note that was saved tells of itself, as all notes do.
protocol NoteModuleOutput: AnyObject {
  /// The place is no longer in the guide; the user knows, and the module is closed.
  func noteModuleDidFindPlaceGone()
}
