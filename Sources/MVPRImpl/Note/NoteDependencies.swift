import SharedModel

/// The note module's part of the shared dependencies.
protocol NoteDependencies: AnyObject {
  var notes: any NoteReading { get }
  var noteService: any NoteService { get }
  var noteObserver: any NoteObserving { get }
}
