import SharedModel

@testable import MVPRImpl

/// Favourites on a device that may be full.
final class FavouriteStoreDouble: FavouriteStoring {
  var ids: Set<Place.ID> = []
  var isFull = false
  /// The places whose favourites were changed, in order.
  var changed: [Place.ID] = []

  func contains(_ id: Place.ID) -> Bool { ids.contains(id) }

  func set(_ isFavourite: Bool, id: Place.ID) throws(StoreError) {
    if isFull { throw .notWritable(file: "full", cause: .other("no room")) }
    changed.append(id)
    if isFavourite { ids.insert(id) } else { ids.remove(id) }
  }
}
