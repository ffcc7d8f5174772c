/// Receives the events of a note's screen.
protocol NotePresenting: RestorablePresenting {
  func viewDidLoad()
  func viewDidAppear()
  func viewDidDisappear()
  func didEdit(_ text: String)
  func didTapSave()
  func didTapCancel()
  /// The user tried to swipe the note away, which was refused.
  func didTryToSwipeAway()
}
