import SharedModel

@testable import MVPRImpl

/// Favourites that a test sets.
final class FavouriteMarksDouble: FavouriteChecking {
  let observers = ObserverList<Place.ID>()
  var ids: Set<Place.ID> = [] {
    didSet { for id in ids.symmetricDifference(oldValue).sorted() { observers.notify(id) } }
  }

  func contains(_ id: Place.ID) -> Bool {
    ids.contains(id)
  }

  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable {
    observers.add(react)
  }
}
