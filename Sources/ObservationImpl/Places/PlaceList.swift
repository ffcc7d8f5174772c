import SharedModel

/// The rows of the list at one moment, which tell how they differ from those of an earlier one.
struct PlaceList {
  private let loaded: LoadedPlaces?
  private let places: [Place]
  private let changedFavourites: Set<Place.ID>
  private let favourites: Favourites

  var count: Int { places.count }

  /// - Parameter changedFavourites: whose favourite has changed an odd number of times since some moment that is the same for all.
  init(_ loaded: LoadedPlaces?, favourites: Favourites, changedFavourites: Set<Place.ID>) {
    self.loaded = loaded
    places = loaded?.places ?? []
    self.favourites = favourites
    self.changedFavourites = changedFavourites
  }

  func row(at index: Int) -> PlaceRow {
    let place = places[index]
    let mark = favourites.contains(place.id) ? Texts.favouriteMark : nil
    return PlaceRow(name: place.name, summary: place.summary, mark: mark)
  }

  /// What has come or gone since then.
  func change(since earlier: PlaceList) -> ListChange {
    ListChange(from: earlier.places, to: places)
  }

  /// The rows whose mark has changed since then.
  func changedRows(since earlier: PlaceList) -> [Int] {
    guard changedFavourites != earlier.changedFavourites else { return [] }
    return changedFavourites.symmetricDifference(earlier.changedFavourites).compactMap { loaded?.index(of: $0) }
      .sorted()
  }
}
