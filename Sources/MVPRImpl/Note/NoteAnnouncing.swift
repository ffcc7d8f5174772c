/// Who has to know whether a note is open.
protocol NoteAnnouncing: AnyObject {
  func noteDidOpen(_ note: any DraftKeeping)
  func noteDidClose()
}
