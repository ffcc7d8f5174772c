import SharedModel

@testable import MVPRImpl

/// The open note that a test says.
final class NoteWatchDouble: NoteWatching {
  let observers = ObserverList<Void>()
  var openNote: (any DraftKeeping)?

  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable {
    observers.add(change)
  }
}
