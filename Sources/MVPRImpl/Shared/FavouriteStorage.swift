import SharedModel

/// The favourites on the device.
protocol FavouriteStorage: AnyObject {
  var count: Int { get }
  func contains(_ id: Place.ID) -> Bool
  func set(_ isFavourite: Bool, id: Place.ID) throws(StoreError)
  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable
}

// MARK: - Favourites

extension Favourites: FavouriteStorage {}
