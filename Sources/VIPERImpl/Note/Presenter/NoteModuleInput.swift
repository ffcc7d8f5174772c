/// Configures the note module, and says how to open it again.
protocol NoteModuleInput: ModalModuleInput {
  /// - Parameter text: the unsaved text; `nil` to start with the saved note.
  func configureModule(placeID: String, text: String?, output: any NoteModuleOutput)
}
