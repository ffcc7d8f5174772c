import SharedModel

/// A page of places with the favourites among them.
struct LoadedPage: Equatable {
  var page: PlacePage
  var favourites: Set<Place.ID> = []
}

/// Brings pages of places.
struct PlacePages {
  let service: any PlacesService
  let favourites: Favourites

  /// Asks for one page, counted from 0, of the places that match.
  func fetch(_ query: PlaceQuery, page: Int, reply: @escaping Reply<LoadedPage>) -> Cancellable {
    service.fetchPlaces(query, page: page) { [favourites] result in
      reply(
        result.map { page in
          LoadedPage(page: page, favourites: Set(page.places.map(\.id).filter(favourites.contains)))
        })
    }
  }
}
