import SharedModel

/// As a user, I want to go from one place to the one that follows in its list; pages are loaded as far as it takes.
final class FindNextPlaceAction: OngoingAction {
  var underWay: Cancellable?
  private let id: Place.ID
  private let places: LoadedPlaces
  private let loadMore: LoadMorePlacesAction

  init(id: Place.ID, places: LoadedPlaces, service: any PlacesService) {
    self.id = id
    self.places = places
    loadMore = LoadMorePlacesAction(places: places, service: service)
  }

  /// Calls back at once when it needs no page; with nil after the last place.
  func start(_ callback: @escaping Reply<Place?>) -> Cancellable? {
    let next = places.place(after: id)
    guard next == nil, !places.isComplete else {
      callback(.success(next))
      return nil
    }
    return loadMore.start { [weak self] result in
      switch result {
      case .success: self?.run(callback)
      case .failure(let error): callback(.failure(error))
      }
    }
  }
}
