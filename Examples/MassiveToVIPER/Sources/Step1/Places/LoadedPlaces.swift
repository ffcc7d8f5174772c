import SharedModel

/// The places of a query as far as they are loaded, in one piece: what the screen of a place has to know of the list.
struct LoadedPlaces {
  let query: PlaceQuery
  var places: [Place]
  var listedIDs: Set<Place.ID>
  /// The page that follows those loaded; nil when there is none.
  var nextPage: Int?

  init(query: PlaceQuery, firstPage page: PlacePage) {
    self.query = query
    places = page.places
    listedIDs = Set(page.places.map(\.id))
    nextPage = page.isLast ? nil : 1
  }
}
