/// Who has to know whether a note is open.
protocol NoteObserving: AnyObject {
  func noteDidOpen(_ note: any DraftKeeping)
  func noteDidClose()
}
