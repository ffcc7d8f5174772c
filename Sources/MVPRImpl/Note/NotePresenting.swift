/// What happens to the screen of a note.
protocol NotePresenting: AnyObject {
  func viewDidLoad()
  func viewDidAppear()
  func viewDidDisappear()
  func didEdit(_ text: String)
  func didTapSave()
  func didTapCancel()
  /// The user tried to swipe the note away, which is refused.
  func didTryToSwipeAway()
}
