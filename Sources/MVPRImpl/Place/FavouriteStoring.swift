import SharedModel

/// The favourites on the device, for the editor that changes them.
protocol FavouriteStoring: AnyObject {
  func contains(_ id: Place.ID) -> Bool
  func set(_ isFavourite: Bool, id: Place.ID) throws(StoreError)
}

// MARK: - Favourites

extension Favourites: FavouriteStoring {}
