import SharedModel

@testable import MVPRImpl

/// As many favourites as a test says.
final class FavouritesDouble: FavouriteCounting {
  let observers = ObserverList<Place.ID>()
  var count = 0 {
    didSet { observers.notify("a place") }
  }

  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable {
    observers.add(react)
  }
}
