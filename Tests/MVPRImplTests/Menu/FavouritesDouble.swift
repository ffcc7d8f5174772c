import SharedModel

@testable import MVPRImpl

/// Counts as many favourites as a test sets.
final class FavouritesDouble: FavouriteCounting {
  let observers = ObserverList<Place.ID>()
  var count = 0 {
    didSet { observers.notify("a place") }
  }

  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable {
    observers.add(react)
  }
}
