import SharedModel

/// The note module's part of the shared dependencies.
protocol NoteDependencies: AnyObject {
  var notes: any NoteStorage { get }
  var noteService: any NoteService { get }
  var modalObserver: (any ModalObserver)? { get }
}
