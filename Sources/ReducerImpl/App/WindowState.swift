/// The content of the window: the screens, and the note and the alert over them.
struct WindowState: Equatable {
  /// The screens at the back.
  enum Root { case signIn, guide }

  /// The words of an alert.
  struct Alert: Equatable {
    let title: String
    let buttons: [String]

    init<Action>(_ alert: AlertState<Action>) {
      title = alert.title
      buttons = alert.buttons.map(\.title)
    }
  }

  /// `nil` until the session is known.
  let root: Root?
  /// The screens of the guide, bottom to top.
  let stack: [ScreenID]
  let note: NoteState.ID?
  let alert: Alert?

  init(_ state: AppState) {
    root = state.guide != nil ? .guide : state.signIn != nil ? .signIn : nil
    stack = state.guide?.screens.map(\.id) ?? []
    note = state.guide?.note?.id
    alert = state.guide?.alert.map { Alert($0) } ?? state.signIn?.alert.map { Alert($0) }
  }
}
