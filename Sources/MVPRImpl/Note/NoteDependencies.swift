import SharedModel

/// What the note module needs of what the modules share.
protocol NoteDependencies: AnyObject {
  var notes: any NoteReading { get }
  var noteService: any NoteService { get }
  var noteObserver: any NoteObserving { get }
}
