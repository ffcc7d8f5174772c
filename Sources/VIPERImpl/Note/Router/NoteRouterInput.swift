/// Where the note leads.
protocol NoteRouterInput: AlertRouterInput {
  func closeModule()
}
