import SharedModel

@testable import MVPRImpl

/// As many favourites as a test says.
final class FavouritesDouble: FavouriteCounting {
  let observers = ObserverList<Void>()
  var count = 0 {
    didSet { observers.notify() }
  }

  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable {
    observers.add(change)
  }
}
