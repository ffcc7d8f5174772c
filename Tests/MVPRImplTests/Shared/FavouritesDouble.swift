import SharedModel

@testable import MVPRImpl

/// Favourites that a test sets, on a device that may be full.
final class FavouritesDouble: FavouriteStorage {
  let observers = ObserverList<Place.ID>()
  var ids: Set<Place.ID> = [] {
    didSet { for id in ids.symmetricDifference(oldValue).sorted() { observers.notify(id) } }
  }
  var isFull = false
  /// The places whose favourites were changed, in order.
  var changed: [Place.ID] = []

  var count: Int { ids.count }

  func contains(_ id: Place.ID) -> Bool { ids.contains(id) }

  func set(_ isFavourite: Bool, id: Place.ID) throws(StoreError) {
    if isFull { throw .notWritable(file: "full", cause: .other("no room")) }
    changed.append(id)
    if isFavourite { ids.insert(id) } else { ids.remove(id) }
  }

  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable {
    observers.add(react)
  }
}
