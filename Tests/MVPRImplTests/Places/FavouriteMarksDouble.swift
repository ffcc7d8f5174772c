import SharedModel

@testable import MVPRImpl

/// The favourites that a test says.
final class FavouriteMarksDouble: FavouriteChecking {
  let observers = ObserverList<Void>()
  var ids: Set<Place.ID> = [] {
    didSet { observers.notify() }
  }

  func contains(_ id: Place.ID) -> Bool {
    ids.contains(id)
  }

  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable {
    observers.add(change)
  }
}
