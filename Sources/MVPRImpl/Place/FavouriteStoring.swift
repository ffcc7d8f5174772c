import SharedModel

/// The favourites on the device, as who changes them needs them.
protocol FavouriteStoring: AnyObject {
  func contains(_ id: Place.ID) -> Bool
  func set(_ isFavourite: Bool, id: Place.ID) throws(StoreError)
}

// MARK: - Favourites

extension Favourites: FavouriteStoring {}
