import SharedModel

@testable import MVPRImpl

/// Saved notes that a test sets.
final class NotesDouble: NoteStorage {
  let observers = ObserverList<Void>()
  var texts: [Place.ID: String] = [:] {
    didSet { observers.notify() }
  }

  func text(for id: Place.ID) -> String? { texts[id] }

  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable {
    observers.add(change)
  }
}
