import SharedModel

/// A page of places, and which of them are favourites.
struct LoadedPage: Equatable {
  var page: PlacePage
  var favourites: Set<Place.ID> = []
}

/// Loads pages of places.
struct PlacePages {
  let service: any PlacesService
  let favourites: Favourites

  /// Requests one page, counted from 0, of the places that match.
  func fetch(_ query: PlaceQuery, page: Int, reply: @escaping Reply<LoadedPage>) -> Cancellable {
    service.fetchPlaces(query, page: page) { [favourites] result in
      reply(
        result.map { page in
          LoadedPage(page: page, favourites: Set(page.places.map(\.id).filter(favourites.contains)))
        })
    }
  }
}
