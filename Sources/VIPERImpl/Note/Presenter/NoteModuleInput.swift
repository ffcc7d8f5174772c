/// What the note module is told by whoever opens it, and can be asked for while it is open.
protocol NoteModuleInput: ModalModuleInput {
  /// - Parameter text: what was being written; nil to start with the saved note.
  func configureModule(placeID: String, text: String?, output: any NoteModuleOutput)
}
