/// The routes from the note.
protocol NoteRouterInput: AlertRouterInput {
  func closeModule()
}
