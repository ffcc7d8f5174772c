/// What the window shows: which screens there are, and what lies over them.
struct WindowState: Equatable {
  /// What stands at the back.
  enum Root { case signIn, guide }

  /// An alert by its words.
  struct Alert: Equatable {
    let title: String
    let buttons: [String]

    init<Action>(_ alert: AlertState<Action>) {
      title = alert.title
      buttons = alert.buttons.map(\.title)
    }
  }

  /// Nil before it is known whether anybody is signed in.
  let root: Root?
  /// The screens of the guide, bottom to top.
  let stack: [Screen.ID]
  let note: NoteState.ID?
  let alert: Alert?

  init(_ state: AppState) {
    root = state.guide != nil ? .guide : state.signIn != nil ? .signIn : nil
    stack = state.guide?.screens.map(\.id) ?? []
    note = state.guide?.note?.id
    alert = state.guide?.alert.map { Alert($0) } ?? state.signIn?.alert.map { Alert($0) }
  }
}
