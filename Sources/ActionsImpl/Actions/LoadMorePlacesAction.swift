import SharedModel

/// As a user, I want to see more places when I get to the end of the list.
struct LoadMorePlacesAction: Action {
  let places: LoadedPlaces
  let service: any PlacesService

  // snippet.run
  /// Calls back with the next page, or with nil if another screen that shares the places has added it meanwhile.
  func run(_ callback: @escaping Reply<PlacePage?>) -> Cancellable? {
    let number = places.pageCount
    return service.fetchPlaces(places.query, page: number) { result in
      callback(number == places.pageCount ? result.map { $0 } : .success(nil))
    }
  }
  // snippet.end
}
