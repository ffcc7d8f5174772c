/// Is notified when a note opens or closes.
protocol NoteObserving: AnyObject {
  func noteDidOpen(_ note: any DraftKeeping)
  func noteDidClose()
}
